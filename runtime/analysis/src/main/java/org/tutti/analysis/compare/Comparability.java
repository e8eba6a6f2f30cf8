package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.analysis.EnvironmentFacts;
import org.tutti.annotations.RankSummary;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.TimingMethod;
import org.tutti.records.settings.SettingKey;

/**
 * Whether two sides were measured in the same way. A different method makes their figures
 * incomparable; a different environment may be the real cause of a difference in the figures.
 */
public final class Comparability {
  private Comparability() {}

  /**
   * What makes the figures of two sides incomparable, in words: of the cells that both have.
   *
   * @param allowed whether to compare them nevertheless
   * @throws org.tutti.diagnostics.TuttiException if anything does and that is not allowed
   */
  public static List<String> check(Side a, Side b, boolean allowed) {
    return check(a, b, CellMatcher.match(a, b, false).pairs(), allowed);
  }

  static List<String> check(Side a, Side b, List<CellPair> pairs, boolean allowed) {
    List<String> incomparable = incomparable(a, b, pairs);
    if (!incomparable.isEmpty() && !allowed) {
      throw CampaignProblem.SIDES_NOT_COMPARABLE.error(
          a.name()
              + " and "
              + b.name()
              + " were not measured in the same way: "
              + String.join("; ", incomparable)
              + ".",
          "Measure both in the same way, or use --allow-different.");
    }
    return incomparable;
  }

  /** Differences that make the figures incomparable, in words. */
  private static List<String> incomparable(Side a, Side b, List<CellPair> pairs) {
    Set<String> differences = new TreeSet<>();
    for (CellPair pair : pairs) {
      TimingMethod methodOfA = pair.figuresOfA().settings().method();
      TimingMethod methodOfB = pair.figuresOfB().settings().method();
      if (a.measuredAlike() ? !methodOfA.equals(methodOfB) : !isSameFigure(methodOfA, methodOfB)) {
        differences.add("way of measuring: " + words(methodOfA) + " against " + words(methodOfB));
      }
      if (a.measuredAlike()) {
        differences.addAll(settings(pair.figuresOfA().settings(), pair.figuresOfB().settings()));
      }
    }
    if (a.boundAlike() && !a.headers().isEmpty() && !b.headers().isEmpty()) {
      Set<String> bindingOfA = RankBinding.of(a.headers());
      Set<String> bindingOfB = RankBinding.of(b.headers());
      boolean known = !bindingOfA.isEmpty() && !bindingOfB.isEmpty();
      if (known && !bindingOfA.equals(bindingOfB)) {
        differences.add(
            "binding of ranks: "
                + String.join(" or ", bindingOfA)
                + " against "
                + String.join(" or ", bindingOfB));
      }
    }
    if (!a.headers().isEmpty() && !b.headers().isEmpty()) {
      Set<String> profilersOfA = profilers(a.headers());
      Set<String> profilersOfB = profilers(b.headers());
      if (!profilersOfA.equals(profilersOfB)) {
        differences.add(
            "profiler: "
                + String.join(" or ", profilersOfA)
                + " against "
                + String.join(" or ", profilersOfB));
      }
    }
    return List.copyOf(differences);
  }

  /**
   * What else than the method has to be alike of two cells whose figures are compared, with its
   * value in a cell: whatever {@link SettingKey#compared} says.
   */
  public static Map<String, String> values(CellSettings settings) {
    Map<String, String> values = new TreeMap<>();
    for (SettingKey<?> key : SettingKey.all()) {
      key.compared().ifPresent(words -> values.put(words, key.valueIn(settings.further())));
    }
    return values;
  }

  private static List<String> settings(CellSettings a, CellSettings b) {
    Map<String, String> valuesOfB = values(b);
    List<String> differences = new ArrayList<>();
    values(a)
        .forEach(
            (words, value) -> {
              if (!value.equals(valuesOfB.get(words))) {
                differences.add(words + " " + value + " against " + valuesOfB.get(words));
              }
            });
    return differences;
  }

  /** Whether two cells were timed, and their operations called, in the same way. */
  public static boolean isAlike(CellSettings a, CellSettings b) {
    return a.method().equals(b.method()) && settings(a, b).isEmpty();
  }

  private static Set<String> profilers(List<LaunchHeader> headers) {
    Set<String> profilers = new TreeSet<>();
    for (LaunchHeader header : headers) {
      profilers.add(header.environment().facts().getOrDefault(LaunchEnvironment.PROFILER, "none"));
    }
    return profilers;
  }

  /**
   * Whether two methods that differ measure the same: a local run-time leaves out how far apart the
   * ranks started, which a global one contains.
   */
  private static boolean isSameFigure(TimingMethod a, TimingMethod b) {
    return a.runTime() == b.runTime() && a.summary() == b.summary() && a.clock() == b.clock();
  }

  /** Other differences, in words. */
  static List<String> notes(Side a, Side b) {
    List<String> notes = new ArrayList<>();
    if (a.headers().isEmpty() || b.headers().isEmpty()) {
      return notes;
    }
    Map<String, Set<String>> factsOfA = facts(a.headers());
    Map<String, Set<String>> factsOfB = facts(b.headers());
    if (libraries(a).equals(libraries(b))) {
      Map<String, Set<String>> controlsOfA = controls(a.headers());
      Map<String, Set<String>> controlsOfB = controls(b.headers());
      controlsOfA.keySet().retainAll(controlsOfB.keySet());
      controlsOfB.keySet().retainAll(controlsOfA.keySet());
      factsOfA.putAll(controlsOfA);
      factsOfB.putAll(controlsOfB);
    }
    Set<String> names = new TreeSet<>(factsOfA.keySet());
    names.addAll(factsOfB.keySet());
    for (String name : names) {
      Set<String> valuesOfA = factsOfA.getOrDefault(name, Set.of("unknown"));
      Set<String> valuesOfB = factsOfB.getOrDefault(name, Set.of("unknown"));
      if (!valuesOfA.equals(valuesOfB)) {
        notes.add(
            name
                + ": "
                + String.join(" or ", valuesOfA)
                + " against "
                + String.join(" or ", valuesOfB));
      }
    }
    return notes;
  }

  /** What is known about the environment of launches: the values of each fact. */
  public static Map<String, Set<String>> facts(List<LaunchHeader> headers) {
    Map<String, Set<String>> facts = new TreeMap<>();
    for (LaunchHeader header : headers) {
      add(EnvironmentFacts.of(header), facts);
      header.environment().otherHosts().forEach(host -> add(EnvironmentFacts.of(host), facts));
    }
    return facts;
  }

  private static Map<String, Set<String>> controls(List<LaunchHeader> headers) {
    Map<String, Set<String>> controls = new TreeMap<>();
    headers.forEach(header -> add(EnvironmentFacts.controls(header), controls));
    return controls;
  }

  private static Set<String> libraries(Side side) {
    Set<String> libraries = new TreeSet<>();
    side.headers().forEach(header -> libraries.add(header.library().version()));
    return libraries;
  }

  private static void add(Map<String, String> more, Map<String, Set<String>> facts) {
    more.forEach((name, value) -> facts.computeIfAbsent(name, key -> new TreeSet<>()).add(value));
  }

  private static String words(TimingMethod method) {
    return method.sync().name()
        + ", "
        + method.clock()
        + ", "
        + method.runTime()
        + (method.summary() == RankSummary.MAX ? "" : " (" + method.summary() + " over ranks)")
        + ", data "
        + method.data().text();
  }
}
