package org.tutti.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help;

/** Commands by their purpose, in the order of the help. */
enum CommandGroup {
  /** All that a first campaign needs; only these are described unless more is asked for. */
  FIRST("Commands", "run", "report", "compare", "list", "doctor", "help"),
  CAMPAIGNS("continue and repeat", "resume", "rerun", "replicate", "cache"),
  RESULTS("explore and export", "analyze", "history", "figure", "export", "archive"),
  DECISIONS("test and tune", "gate", "check", "tune", "map"),
  MACHINE("examine the machine", "selftest", "reproduce", "sync", "stress"),
  SHELL("set up the shell", "completion", "man");

  private final String purpose;
  private final List<String> names;

  CommandGroup(String purpose, String... names) {
    this.purpose = purpose;
    this.names = List.of(names);
  }

  /** The names of all commands. */
  static List<String> allNames() {
    return Arrays.stream(values()).flatMap(group -> group.names.stream()).toList();
  }

  /** Descriptions of the first commands, and the names of the others. */
  static String overview(Help help) {
    StringBuilder text = new StringBuilder(FIRST.described(help));
    text.append(String.format("%nMore commands, shown by help COMMAND, or all by --help-all:%n"));
    for (CommandGroup group : values()) {
      if (group != FIRST) {
        text.append(String.format("  %-20s %s%n", group.purpose, String.join(", ", group.names)));
      }
    }
    return text.toString();
  }

  /** Descriptions of all commands. */
  static String all(Help help) {
    StringBuilder text = new StringBuilder(FIRST.described(help));
    for (CommandGroup group : values()) {
      if (group != FIRST) {
        text.append(String.format("%nTo %s:%n%s", group.purpose, group.described(help)));
      }
    }
    return text.toString();
  }

  private String described(Help help) {
    Map<String, Help> chosen = new LinkedHashMap<>();
    for (String name : names) {
      chosen.put(name, help.subcommands().get(name));
    }
    return help.commandList(chosen);
  }
}
