package org.tutti.records.campaign;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.records.launch.LevelText;

/**
 * One combination of factor levels; without factors, the only one.
 *
 * @param levels name of the level of each factor, in the order of the factors
 */
public record Treatment(Map<String, String> levels) {
  /** The only treatment of a campaign without factors. */
  public static final Treatment ONLY = new Treatment(Map.of());

  /** The factor that varies the number of processes. */
  public static final String PROCESSES = "processes";

  public Treatment {
    levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
  }

  /** The levels of all factors but the number of processes, which each cell has in its key. */
  public Map<String, String> beside() {
    return beside(levels);
  }

  /** The same of some levels. */
  public static Map<String, String> beside(Map<String, String> levels) {
    Map<String, String> others = new LinkedHashMap<>(levels);
    others.remove(PROCESSES);
    return others;
  }

  // As in CellKey.
  @Override
  public boolean equals(Object other) {
    return other instanceof Treatment treatment && levels.equals(treatment.levels);
  }

  @Override
  public int hashCode() {
    return levels.hashCode();
  }

  @Override
  public String toString() {
    return levels.entrySet().stream()
        .map(level -> level.getKey() + "=" + LevelText.of(level.getValue()))
        .collect(Collectors.joining(", "));
  }
}
