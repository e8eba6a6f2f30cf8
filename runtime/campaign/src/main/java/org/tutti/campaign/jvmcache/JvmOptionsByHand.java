package org.tutti.campaign.jvmcache;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.rank.jvm.RankJvmOptions;

/**
 * The options with which a campaign starts the JVMs of its ranks, for ranks that are started by
 * hand. Those of the start are only for benchmarks whose loops call nothing that they delay, so
 * they depend on the benchmarks that the arguments name.
 *
 * <p>No lambdas here, since ranks that are started by hand call this before anything else.
 *
 * @param all of them
 * @param ofStart those of them that some benchmarks cannot have
 * @param quick names of the user's benchmarks that can have all
 * @param delayed names of the user's other benchmarks
 */
record JvmOptionsByHand(
    List<String> all, List<String> ofStart, List<String> quick, List<String> delayed) {
  private static final String ALL = "options";
  private static final String OF_START = "options-of-start";
  private static final String QUICK = "benchmarks-with-all-options";
  private static final String DELAYED = "other-benchmarks";
  private static final String SEPARATOR = "\n";

  JvmOptionsByHand {
    all = List.copyOf(all);
    ofStart = List.copyOf(ofStart);
    quick = List.copyOf(quick);
    delayed = List.copyOf(delayed);
  }

  /**
   * Those of a program that measures any of these benchmarks.
   *
   * @param benchmarks names by their classes
   */
  static JvmOptionsByHand of(JavaProgram program, Map<String, List<String>> benchmarks) {
    List<String> quick = new ArrayList<>();
    List<String> delayed = new ArrayList<>();
    for (Map.Entry<String, List<String>> one : benchmarks.entrySet()) {
      boolean isQuick = program.forBenchmarksOf(List.of(one.getKey())).equals(program);
      (isQuick ? quick : delayed).addAll(one.getValue());
    }
    return new JvmOptionsByHand(
        program.virtualMachineOptions(), RankJvmOptions.OF_START, quick, delayed);
  }

  /** Those that {@link #addTo} has written. */
  static JvmOptionsByHand of(Properties properties) {
    return new JvmOptionsByHand(
        lines(properties, ALL),
        lines(properties, OF_START),
        lines(properties, QUICK),
        lines(properties, DELAYED));
  }

  void addTo(Properties properties) {
    properties.setProperty(ALL, String.join(SEPARATOR, all));
    properties.setProperty(OF_START, String.join(SEPARATOR, ofStart));
    properties.setProperty(QUICK, String.join(SEPARATOR, quick));
    properties.setProperty(DELAYED, String.join(SEPARATOR, delayed));
  }

  /** The options for the benchmarks that these arguments name. */
  List<String> of(String... arguments) {
    return isQuick(arguments) ? all : ofAny();
  }

  /** The options that any benchmark can have. */
  List<String> ofAny() {
    List<String> ofAny = new ArrayList<>(all);
    ofAny.removeAll(ofStart);
    return ofAny;
  }

  /**
   * Whether the arguments surely name quick benchmarks only: a word after an option may be its
   * value, and then names nothing.
   */
  boolean isQuick(String... arguments) {
    if (delayed.isEmpty()) {
      return true;
    }
    boolean isNamed = false;
    String last = "";
    for (String word : arguments) {
      boolean isOption = word.startsWith("-");
      if (word.startsWith("@") || word.indexOf('*') >= 0 && !isOption || isOneOf(delayed, word)) {
        return false;
      }
      boolean mayBeValue = last.startsWith("-") && last.indexOf('=') < 0;
      isNamed |= !mayBeValue && isOneOf(quick, word);
      last = word;
    }
    return isNamed;
  }

  private static boolean isOneOf(List<String> benchmarks, String word) {
    for (String benchmark : benchmarks) {
      if (ends(benchmark, word) || ends(type(benchmark), word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean ends(String name, String word) {
    return name.endsWith(word)
        && (name.length() == word.length()
            || name.charAt(name.length() - word.length() - 1) == '.');
  }

  private static String type(String benchmark) {
    return benchmark.substring(0, Math.max(0, benchmark.lastIndexOf('.')));
  }

  /** All words that name one of these benchmarks. */
  static Set<String> words(List<String> benchmarks) {
    Set<String> words = new LinkedHashSet<>();
    for (String benchmark : benchmarks) {
      for (String name : List.of(benchmark, type(benchmark))) {
        int at = 0;
        do {
          words.add(name.substring(at));
          at = name.indexOf('.', at) + 1;
        } while (at > 0);
      }
    }
    return words;
  }

  private static List<String> lines(Properties properties, String key) {
    String text = properties.getProperty(key);
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(SEPARATOR));
  }
}
