package org.tutti.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.measure.plan.SettingKey;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options of a command in the groups in which its help shows them, the usual ones first. */
final class OptionGroups {
  /** What most campaigns need, in the order of the help. */
  private static final List<String> USUAL =
      List.of(
          "--processes",
          "--msizes",
          "--repetitions",
          "--launches",
          "--suite",
          "--factor",
          "--sync",
          "--mpi-library",
          "--results",
          "--verbose");

  private static final Set<String> RANKS =
      Set.of(
          "--mpi",
          "--launcher",
          "--launcher-option",
          "--bind-to",
          "--map-by",
          "--hosts",
          "--hostfile",
          "--remote-shell",
          "--environment",
          "--jvm-option",
          "--java");

  private static final Set<String> HELP = Set.of("--help", "--version");

  private OptionGroups() {}

  /** The visible options by the heading of their group; no group is empty. */
  static Map<String, List<OptionSpec>> of(CommandSpec command) {
    Map<String, List<OptionSpec>> groups = new LinkedHashMap<>();
    for (String heading :
        List.of(
            "Usual options",
            "Options of this command",
            "How ranks are started",
            "How cells are measured",
            "Help")) {
      groups.put(heading, new ArrayList<>());
    }
    Set<String> settings = new HashSet<>();
    SettingKey.all().forEach(key -> settings.add("--" + key.name()));
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        groups.get(heading(option, settings)).add(option);
      }
    }
    groups
        .get("Usual options")
        .sort(Comparator.comparingInt(option -> USUAL.indexOf(named(option, USUAL))));
    groups.values().removeIf(List::isEmpty);
    return groups;
  }

  private static String heading(OptionSpec option, Set<String> settings) {
    if (!named(option, USUAL).isEmpty()) {
      return "Usual options";
    }
    if (!named(option, HELP).isEmpty()) {
      return "Help";
    }
    if (!named(option, RANKS).isEmpty()) {
      return "How ranks are started";
    }
    return named(option, settings).isEmpty() && !option.longestName().equals("--param")
        ? "Options of this command"
        : "How cells are measured";
  }

  private static String named(OptionSpec option, Collection<String> names) {
    for (String name : option.names()) {
      if (names.contains(name)) {
        return name;
      }
    }
    return "";
  }
}
