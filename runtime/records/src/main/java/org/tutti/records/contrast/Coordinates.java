package org.tutti.records.contrast;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LevelText;

/**
 * The levels of all parameters of a cell, its message size among them.
 *
 * @param levels the level of each parameter, by name
 */
public record Coordinates(Map<String, String> levels) {
  /** The message size is a parameter like any other. */
  public static final String MSIZE = "msize";

  public Coordinates {
    levels = Collections.unmodifiableMap(new TreeMap<>(levels));
  }

  public static Coordinates of(CellKey key) {
    Map<String, String> levels = new TreeMap<>(key.parameters());
    levels.put(MSIZE, Long.toString(key.msize()));
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

  /** Whether each of these parameters has one of its levels. */
  boolean areIn(Map<String, List<String>> permitted) {
    return permitted.entrySet().stream()
        .allMatch(one -> one.getValue().contains(levels.getOrDefault(one.getKey(), "")));
  }

  @Override
  public String toString() {
    List<String> texts = new ArrayList<>();
    levels.forEach((name, level) -> texts.add(name + " " + LevelText.of(level)));
    return String.join(", ", texts);
  }
}
