package org.tutti.cli.command;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.report.layout.WrappedText;
import picocli.CommandLine.Help;

/** The commands of this module by their purpose, in the order of the help. */
public enum CommandGroup {
  /** All that a first campaign needs; only these are described unless more is asked for. */
  FIRST("Commands", "run", "report", "compare", "list", "doctor", "help"),
  CAMPAIGNS("repeat and speed up", "rerun", "cache"),
  RESULTS("draw and export", "export"),
  DECISIONS("test for regressions", "gate");

  /** The name by which help shows what other modules add. */
  public static final String ADDED = "lab";

  private final String purpose;
  private final List<String> names;

  CommandGroup(String purpose, String... names) {
    this.purpose = purpose;
    this.names = List.of(names);
  }

  /** The names of the commands of this module. */
  static List<String> allNames() {
    return Arrays.stream(values()).flatMap(group -> group.names.stream()).toList();
  }

  /** Descriptions of the first commands, and the names of the others. */
  public static String overview(Help help) {
    StringBuilder text = new StringBuilder(described(help, FIRST.names));
    text.append(String.format("%nMore commands, shown by help COMMAND, or all by --help-all:%n"));
    for (CommandGroup group : values()) {
      if (group != FIRST) {
        text.append(String.format("  %-20s %s%n", group.purpose, String.join(", ", group.names)));
      }
    }
    List<String> added = CommandNames.added();
    if (!added.isEmpty()) {
      WrappedText.lines(
              String.format("  %-20s ", "help " + ADDED),
              " ".repeat(23),
              String.join(", ", added),
              help.commandSpec().usageMessage().width())
          .forEach(line -> text.append(line).append(System.lineSeparator()));
    }
    return text.toString();
  }

  /** Descriptions of all commands. */
  public static String all(Help help) {
    StringBuilder text = new StringBuilder(described(help, FIRST.names));
    for (CommandGroup group : values()) {
      if (group != FIRST) {
        text.append(String.format("%nTo %s:%n%s", group.purpose, described(help, group.names)));
      }
    }
    return text.append(String.format("%n")).append(laboratory(help)).toString();
  }

  /** Descriptions of what other modules add; nothing where they add nothing. */
  public static String laboratory(Help help) {
    List<String> added = CommandNames.added();
    return added.isEmpty() ? "" : String.format("Laboratory:%n%s", described(help, added));
  }

  private static String described(Help help, List<String> names) {
    Map<String, Help> chosen = new LinkedHashMap<>();
    for (String name : names) {
      chosen.put(name, help.subcommands().get(name));
    }
    return help.commandList(chosen);
  }
}
