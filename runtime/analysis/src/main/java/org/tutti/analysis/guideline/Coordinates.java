package org.tutti.analysis.guideline;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.annotations.syntax.GuidelineSide;
import org.tutti.records.launch.CellKey;

/**
 * The levels of all parameters of a cell, its message size among them.
 *
 * @param levels the level of each parameter, by name
 */
public record Coordinates(Map<String, String> levels) {
  /** The level of a message size that stands for the next larger one measured. */
  private static final String NEXT = "next";

  public Coordinates {
    levels = Collections.unmodifiableMap(new TreeMap<>(levels));
  }

  static Coordinates of(CellKey key) {
    Map<String, String> levels = new TreeMap<>(key.parameters());
    levels.put(KnownBenchmarks.MSIZE, Long.toString(key.msize()));
    return new Coordinates(levels);
  }

  /** The levels of the other parameters. */
  public Coordinates without(Collection<String> names) {
    Map<String, String> rest = new TreeMap<>(levels);
    rest.keySet().removeAll(names);
    return new Coordinates(rest);
  }

  Coordinates only(Set<String> names) {
    Map<String, String> rest = new TreeMap<>(levels);
    rest.keySet().retainAll(names);
    return new Coordinates(rest);
  }

  /** Whether the levels are those that a side of a guideline asks for. */
  boolean are(GuidelineSide side) {
    return side.levels().entrySet().stream()
        .allMatch(
            level ->
                isNext(level)
                    || level.getValue().contains(levels.getOrDefault(level.getKey(), "")));
  }

  /** Whether a side asks for the next larger message size. */
  static boolean isNext(GuidelineSide side) {
    return side.levels().entrySet().stream().anyMatch(Coordinates::isNext);
  }

  private static boolean isNext(Map.Entry<String, List<String>> level) {
    return level.getKey().equals(KnownBenchmarks.MSIZE) && level.getValue().contains(NEXT);
  }

  @Override
  public String toString() {
    List<String> texts = new ArrayList<>();
    levels.forEach((name, level) -> texts.add(name + " " + level));
    return String.join(", ", texts);
  }
}
