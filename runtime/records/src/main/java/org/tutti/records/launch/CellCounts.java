package org.tutti.records.launch;

/**
 * How much of a cell was to be measured.
 *
 * @param repetitions requested observations
 * @param rounds portions in which they were made, alternating with other cells; 1 if all at once
 * @param stopsEarly whether a rule could end the cell before all observations were made
 * @param warmup requested calls before the first observation
 * @param operationsPerCall operations that each observation performed: run-times in the file cover
 *     all of them
 */
public record CellCounts(
    int repetitions, int rounds, boolean stopsEarly, int warmup, int operationsPerCall) {

  /** All observations in one portion, each of one operation. */
  public static CellCounts of(int repetitions, int warmup) {
    return new CellCounts(repetitions, 1, false, warmup, 1);
  }
}
