package org.tutti.sync.process;

import java.util.List;

/**
 * A method by which all ranks start each observation together. All ranks call the same methods in
 * the same order; see the package for the sequence.
 */
public interface ProcessSync {
  /** The name it has on the command line and in results, such as {@code WINDOW}. */
  String name();

  /** Forgets what was learned of the cell before. */
  void beginCell();

  /**
   * Collective: agrees on the next run.
   *
   * @param wanted observations that are still missing, at least 1
   */
  RunPlan prepare(int wanted);

  /**
   * Returns when this rank may start observation {@code index} (from 0, in order) of the current
   * run. Allocates nothing.
   */
  void start(int index);

  /**
   * Collective: judges the run that has just ended, from the stored times of all ranks.
   *
   * @param starts local start times, by index
   * @param ends local end times, by index
   * @param count observations in the run
   */
  RunValidity judge(long[] starts, long[] ends, int count);

  /** Lengths of the windows used in this cell in order, in nanoseconds; empty without windows. */
  default List<Long> windows() {
    return List.of();
  }
}
