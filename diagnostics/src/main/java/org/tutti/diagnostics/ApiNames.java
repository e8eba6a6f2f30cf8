package org.tutti.diagnostics;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a program calls the options of the command line. Messages are written with options, such as
 * {@code --results}; an exception that reaches a program names the method or the setting of the
 * Java API instead, such as {@code exclude()}, or {@code set(SettingKey.LAUNCHES, 6)}. Options
 * without a counterpart stay as they are.
 */
final class ApiNames {
  /**
   * An option of no other program, and its value if that looks like one: {@code 6}, {@code LOCAL},
   * {@code a=b}; after an equals sign also {@code -a}.
   */
  private static final Pattern OPTION =
      Pattern.compile(
          "(?<![\\w=-]|srun |mpirun )--([a-z][a-z-]*[a-z])"
              + "(?:[ =]((?=[A-Z0-9]|(?<==)-|\\S*\\w[=:]|openmpi|mpich|srun|mpj|inprocess"
              + "|simulated|native|none|all-sizes|all-ranks)"
              + "\\S*[\\w%]))?");

  private static final String ADAPTIVE = "adaptive:";
  private static final String NREP = "nrep";

  /** Methods of the builder of a plan, unless they name another type. */
  static final Map<String, String> METHODS =
      Map.ofEntries(
          entry("allow-changed", "withAllowChanged"),
          entry("allow-missing", "allowingMissing"),
          entry("allow-untrustworthy", "allowingUntrustworthy"),
          entry("exclude", "exclude"),
          entry("factor", "factor"),
          entry("param", "parameter"),
          entry("suite", "suite"),
          entry("trust-programs", "withTrustPrograms"));

  /** Options of settings, whose constants in {@code SettingKey} have the same names. */
  static final Set<String> SETTINGS =
      Set.of(
          "batch",
          "bind-to",
          "budget",
          "clock",
          "data",
          "environment",
          "file-dir",
          "hosts",
          "java",
          "jvm-option",
          "launch-timeout",
          "launcher",
          "launcher-option",
          "launches",
          "map-by",
          "mpi",
          "mpi-library",
          "msizes",
          "no-jvm-cache",
          "nrep",
          "phases",
          "pilot",
          "precision",
          "processes",
          "profile",
          "remote-shell",
          "repetitions",
          "results",
          "retries",
          "run-time",
          "scheme",
          "seed",
          "set-aside",
          "spread",
          "state",
          "sync",
          "thread-level",
          "timeout",
          "warmup");

  /** The same of settings that the option of another one says. */
  private static final Map<String, String> REFINEMENTS =
      Map.of(
          "file-dir cache", "FILE_CACHE",
          "repetitions all-sizes", "REPETITIONS_ALL_SIZES",
          "repetitions decay", "REPETITIONS_DECAY",
          "summary all-ranks", "SUMMARY_ALL_RANKS");

  /** The constants of settings to which a program adds one text after the other. */
  private static final Set<String> SEVERAL_TIMES =
      Set.of("ENVIRONMENT", "JVM_OPTION", "LAUNCHER_OPTION");

  private ApiNames() {}

  /** A message as a program reads it. */
  static String in(String message) {
    return OPTION
        .matcher(message)
        .replaceAll(
            match -> Matcher.quoteReplacement(name(match.group(), match.group(1), match.group(2))));
  }

  private static String name(String text, String option, String value) {
    if (value != null && value.startsWith(ADAPTIVE)) {
      return "adaptiveSizes(" + value.substring(ADAPTIVE.length()) + ")";
    }
    String[] refined = (option + " " + value).split("=", 2);
    if (REFINEMENTS.containsKey(refined[0])) {
      return setting(REFINEMENTS.get(refined[0]), refined.length == 1 ? null : refined[1]);
    }
    if (METHODS.containsKey(option)) {
      return METHODS.get(option) + "(" + (value == null ? "" : value) + ")";
    }
    return SETTINGS.contains(option)
        ? setting(
            option.equals(NREP) ? "REPETITIONS" : option.toUpperCase(Locale.ROOT).replace('-', '_'),
            value)
        : text;
  }

  private static String setting(String constant, String value) {
    String key = "SettingKey." + constant;
    if (value == null) {
      return key;
    }
    return SEVERAL_TIMES.contains(constant)
        ? "add(" + key + ", \"" + value + "\")"
        : "set(" + key + ", " + value + ")";
  }
}
