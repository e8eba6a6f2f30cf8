package org.tutti.cli.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that belong together, in the order in which help shows them. */
public enum OptionGroup {
  /** What most campaigns need. */
  USUAL(
      "Usual options",
      "--processes",
      "--msizes",
      "--repetitions",
      "--launches",
      "--suite",
      "--factor",
      "--sync",
      "--mpi-library",
      "--results",
      "--dry",
      "--verbose"),

  /** What belongs to no other group. */
  COMMAND("Options of this command"),

  CAMPAIGN(
      "Launches, and their results",
      "--exclude",
      "--allow-changed",
      "--trust-programs",
      "--no-html",
      "--quiet"),

  BATCH("Batch jobs", "--submit", "--submit-option"),

  RANKS("Starting ranks"),

  REPETITIONS("Number of observations in a cell", "--warmup", "--batch", "--timeout"),

  /** All other settings. */
  CELLS("Measuring cells", "--param"),

  HELP("Help", "--help", "--version");

  /** The name by which help shows the groups of settings, which all commands that measure take. */
  static final String SETTINGS = "settings";

  /** A command with no more options than this shows all of them. */
  private static final int MAX_SHOWN = 20;

  private final String heading;
  private final List<String> names;

  OptionGroup(String heading, String... names) {
    this.heading = heading;
    this.names = List.of(names);
  }

  /** What its options have in common. */
  public String heading() {
    return heading;
  }

  /** Whether its options are settings of measuring, which help shows once for all commands. */
  public boolean isSettings() {
    return this == REPETITIONS || this == CELLS;
  }

  /** The word for it in {@code help run GROUP}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The options of a command that are not hidden, by group; a group without any is left out. */
  public static Map<OptionGroup, List<OptionSpec>> of(CommandSpec command) {
    Map<OptionGroup, List<OptionSpec>> groups = new EnumMap<>(OptionGroup.class);
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        groups.computeIfAbsent(of(option), any -> new ArrayList<>()).add(option);
      }
    }
    groups.forEach(
        (group, options) -> {
          if (group == USUAL) {
            options.sort(Comparator.comparingInt(option -> USUAL.place(option)));
          }
        });
    return groups;
  }

  /** Those that help shows unless asked for more. */
  static Map<OptionGroup, List<OptionSpec>> shown(CommandSpec command) {
    Map<OptionGroup, List<OptionSpec>> groups = of(command);
    if (groups.values().stream().mapToInt(List::size).sum() > MAX_SHOWN) {
      groups.keySet().removeIf(OptionGroup::isFolded);
    }
    return groups;
  }

  /** The group of this name. */
  static Optional<OptionGroup> named(String word) {
    return Arrays.stream(values()).filter(group -> group.word().equals(word)).findFirst();
  }

  private boolean isFolded() {
    return this != USUAL && this != COMMAND && this != HELP;
  }

  private static OptionGroup of(OptionSpec option) {
    for (OptionGroup group : values()) {
      if (group.place(option) >= 0) {
        return group;
      }
    }
    return Arrays.stream(option.names())
        .flatMap(name -> SettingKey.named(name.replaceFirst("^--", "")).stream())
        .findFirst()
        .map(key -> of(key.scope()))
        .orElse(COMMAND);
  }

  private static OptionGroup of(SettingScope scope) {
    return switch (scope) {
      case RANK -> CELLS;
      case LAUNCH -> RANKS;
      case CAMPAIGN, DRIVER -> CAMPAIGN;
    };
  }

  private int place(OptionSpec option) {
    return Arrays.stream(option.names()).mapToInt(names::indexOf).max().orElse(-1);
  }
}
