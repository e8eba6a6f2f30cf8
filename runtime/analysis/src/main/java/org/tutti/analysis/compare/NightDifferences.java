package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.GateProblem;
import org.tutti.diagnostics.Problem;

/**
 * How the nights of a side differ from each other: in what they were measured on, which enters what
 * is expected of a further night, and in what they have measured, since a cell rests on the nights
 * that have it.
 */
final class NightDifferences {
  /** More would hide the others. */
  private static final int MAX_NAMED = 3;

  private static final String UNKNOWN = "unknown";

  private NightDifferences() {}

  /**
   * Remarks on the sides that have several nights.
   *
   * @param compared the cells that both sides have
   */
  static List<String> notes(List<Side> a, List<Side> b, List<CellComparison> compared) {
    List<String> notes = new ArrayList<>();
    for (List<Side> nights : List.of(a, b)) {
      if (nights.size() > 1) {
        notes.addAll(environments(nights));
        notes.addAll(cells(nights, compared));
      }
    }
    return notes;
  }

  private static List<String> environments(List<Side> nights) {
    List<Map<String, Set<String>>> facts =
        nights.stream().map(night -> Comparability.facts(night.headers())).toList();
    List<String> differences = new ArrayList<>();
    for (String name :
        facts.stream()
            .flatMap(of -> of.keySet().stream())
            .collect(Collectors.toCollection(TreeSet::new))) {
      Map<String, List<String>> byValue = new TreeMap<>();
      for (int night = 0; night < nights.size(); night++) {
        String value = String.join(" or ", facts.get(night).getOrDefault(name, Set.of(UNKNOWN)));
        byValue.computeIfAbsent(value, any -> new ArrayList<>()).add(nights.get(night).name());
      }
      if (byValue.size() > 1) {
        differences.add(name + ": " + words(byValue));
      }
    }
    return differences.isEmpty()
        ? List.of()
        : List.of(
            message(
                GateProblem.NIGHTS_DIFFER,
                "The nights differ in " + some(differences, "; ") + "."));
  }

  private static String words(Map<String, List<String>> byValue) {
    return byValue.entrySet().stream()
        .map(entry -> entry.getKey() + " (" + nights(entry.getValue()) + ")")
        .collect(Collectors.joining(", "));
  }

  /** Those few that are unlike the others by their names. */
  private static String nights(List<String> names) {
    return names.size() <= MAX_NAMED ? String.join(", ", names) : Counted.of(names.size(), "night");
  }

  private static List<String> cells(List<Side> nights, List<CellComparison> compared) {
    Map<String, List<String>> lacking = new LinkedHashMap<>();
    for (CellComparison cell : compared) {
      CellPair pair = cell.pair();
      List<String> without =
          nights.stream()
              .filter(
                  night ->
                      night.cells().stream()
                          .noneMatch(
                              one ->
                                  one.key().equals(pair.key())
                                      && one.treatment().equals(pair.figuresOfA().treatment())))
              .map(Side::name)
              .toList();
      if (!without.isEmpty()) {
        lacking.put(pair.name(), without);
      }
    }
    if (lacking.isEmpty()) {
      return List.of();
    }
    List<String> words = new ArrayList<>();
    lacking.forEach((cell, without) -> words.add(cell + " (" + nights(without) + ")"));
    return List.of(
        message(
            GateProblem.NIGHTS_LACK_CELLS,
            "Of " + Counted.of(nights.size(), "night") + ", some lack " + some(words, ", ") + "."));
  }

  private static String some(List<String> words, String separator) {
    int more = words.size() - MAX_NAMED;
    return words.stream().limit(MAX_NAMED).collect(Collectors.joining(separator))
        + (more > 0 ? separator + "and " + more + " more" : "");
  }

  private static String message(Problem problem, String what) {
    return problem.message(what, problem.description().remedy());
  }
}
