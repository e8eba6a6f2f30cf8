package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.GateProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.LaunchHeader;

/** Campaigns of many nights as one side, in which each of them counts as one launch. */
final class Nights {
  /** More would hide the others. */
  private static final int MAX_NAMED = 3;

  private static final String UNKNOWN = "unknown";

  private record CellPlace(CellKey key, Treatment treatment) {}

  private Nights() {}

  /**
   * One side.
   *
   * @param nights in the order of time, at least one
   * @param allowDifferent whether to put up with nights that were measured in different ways
   * @throws org.tutti.diagnostics.TuttiException if they were, and that is not allowed
   */
  static Side of(List<Side> nights, boolean allowDifferent) {
    Map<CellPlace, List<LaunchFigures>> launches = new LinkedHashMap<>();
    Map<CellPlace, CellFigures> latest = new LinkedHashMap<>();
    List<LaunchHeader> headers = new ArrayList<>();
    for (Side night : nights) {
      Comparability.check(nights.get(0), night, allowDifferent);
      headers.addAll(night.headers());
      for (CellFigures cell : night.cells()) {
        CellPlace place = new CellPlace(cell.key(), cell.treatment());
        List<LaunchFigures> found = launches.computeIfAbsent(place, any -> new ArrayList<>());
        found.add(night(found.size() + 1, cell));
        latest.put(place, cell);
      }
    }
    List<CellFigures> cells = new ArrayList<>();
    latest.forEach(
        (place, cell) ->
            cells.add(
                new CellFigures(
                    place.key(), place.treatment(), cell.settings(), launches.get(place))));
    Side last = nights.get(nights.size() - 1);
    return new Side(
        Counted.of(nights.size(), "night"),
        cells,
        last.unmeasured(),
        last.expected(),
        headers,
        last.measuredAlike(),
        last.boundAlike());
  }

  private static LaunchFigures night(int number, CellFigures cell) {
    return new LaunchFigures(
        new PlannedLaunch(number, number, cell.treatment()),
        LaunchFigures.Times.allOf(cell.median()),
        new LaunchFigures.Counts(cell.kept(), cell.outliers(), cell.invalid()),
        GlobalTiming.NONE,
        List.of(),
        cell.clockStep());
  }

  /**
   * Remarks on how the nights of each side that has several differ from each other: in what they
   * were measured on, which enters what is expected of a further night, and in what they have
   * measured, since a cell rests on the nights that have it.
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
        .map(entry -> entry.getKey() + " (" + names(entry.getValue()) + ")")
        .collect(Collectors.joining(", "));
  }

  /** Those few that are unlike the others by their names. */
  private static String names(List<String> nights) {
    return nights.size() <= MAX_NAMED
        ? String.join(", ", nights)
        : Counted.of(nights.size(), "night");
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
    lacking.forEach((cell, without) -> words.add(cell + " (" + names(without) + ")"));
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
