package org.tutti.records.launch;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a cell was to be measured, after all precedence was settled.
 *
 * @param sync the sync method, such as {@code WINDOW_HCA}
 * @param clock local clock that was read, such as {@code MONOTONIC}
 * @param runTime {@code LOCAL} (maximum over ranks of end - start) or {@code GLOBAL} (latest end -
 *     earliest start, on the global clock)
 * @param coldCache whether the cache was made cold before each observation
 * @param repetitions observations asked for
 * @param warmup calls asked for before the first observation
 * @param operationsPerCall operations that each observation performed: run-times in the file are
 *     those of all of them
 * @param others further settings that make a difference, by their names as options
 */
public record CellSettings(
    String sync,
    String clock,
    String runTime,
    boolean coldCache,
    int repetitions,
    int warmup,
    int operationsPerCall,
    Map<String, String> others) {

  public CellSettings {
    others = Collections.unmodifiableMap(new TreeMap<>(others));
  }

  /** Settings of a cell whose calls perform one operation each. */
  public CellSettings(
      String sync, String clock, String runTime, boolean coldCache, int repetitions, int warmup) {
    this(sync, clock, runTime, coldCache, repetitions, warmup, 1, Map.of());
  }
}
