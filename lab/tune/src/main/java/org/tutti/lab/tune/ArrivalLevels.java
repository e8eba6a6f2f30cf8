package org.tutti.lab.tune;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.analysis.CellFigures;
import org.tutti.annotations.syntax.FactorName;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/**
 * The arrival patterns under which algorithms are tried, each in launches of its own. An algorithm
 * is judged by the pattern under which it takes longest.
 */
final class ArrivalLevels {
  private static final String FACTOR = FactorName.ARRIVAL.text();
  private static final String NO_PATTERN = "";

  private final List<String> patterns;

  /**
   * @param patterns none if arrivals are not varied
   */
  ArrivalLevels(List<String> patterns) {
    this.patterns = patterns.isEmpty() ? List.of(NO_PATTERN) : List.copyOf(patterns);
  }

  List<String> patterns() {
    return patterns;
  }

  /** An algorithm under each pattern, as levels of factors. */
  List<Map<String, String>> treatments(String name, Map<String, String> levels) {
    List<Map<String, String>> treatments = new ArrayList<>();
    for (String pattern : patterns) {
      Map<String, String> all = new LinkedHashMap<>(Map.of(AlgorithmRace.NAME, name));
      all.putAll(levels);
      all.putAll(level(pattern));
      treatments.add(all);
    }
    return treatments;
  }

  private static Map<String, String> level(String pattern) {
    return pattern.equals(NO_PATTERN) ? Map.of() : Map.of(FACTOR, pattern);
  }

  /** A cell by itself, told apart from others by a pattern only. */
  static CellFigures under(String pattern, CellFigures cell) {
    return new CellFigures(
        cell.key(), new Treatment(level(pattern)), cell.settings(), cell.launches());
  }

  /** The figures of each cell, algorithm, and pattern. */
  static Map<CellKey, Map<String, Map<String, CellFigures>>> sorted(Collection<CellFigures> cells) {
    Map<CellKey, Map<String, Map<String, CellFigures>>> sorted = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      Map<String, String> levels = cell.treatment().levels();
      sorted
          .computeIfAbsent(cell.key(), key -> new TreeMap<>())
          .computeIfAbsent(levels.get(AlgorithmRace.NAME), name -> new LinkedHashMap<>())
          .put(levels.getOrDefault(FACTOR, NO_PATTERN), cell);
    }
    return sorted;
  }

  /**
   * The figures of each cell and algorithm under the pattern under which it takes longest; those of
   * algorithms that have figures under all patterns.
   */
  Map<CellKey, Map<String, CellFigures>> worst(Collection<CellFigures> cells) {
    Map<CellKey, Map<String, CellFigures>> worst = new LinkedHashMap<>();
    sorted(cells)
        .forEach(
            (key, algorithms) -> {
              Map<String, CellFigures> ofCell = new TreeMap<>();
              algorithms.forEach(
                  (name, figures) -> {
                    if (figures.keySet().containsAll(patterns)) {
                      ofCell.put(
                          name,
                          figures.values().stream()
                              .max(Comparator.comparingDouble(CellFigures::median))
                              .orElseThrow());
                    }
                  });
              worst.put(key, ofCell);
            });
    return worst;
  }
}
