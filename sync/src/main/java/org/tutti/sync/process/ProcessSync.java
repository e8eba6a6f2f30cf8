package org.tutti.sync.process;

import java.util.List;
import java.util.Optional;

/**
 * A method by which all ranks start each observation together. All ranks call the same methods in
 * the same order; see the package for the sequence.
 *
 * <p>A method that plans no starts, such as a barrier, implements {@link #start} alone.
 */
public interface ProcessSync {
  /**
   * Forgets what was learned of the previous cell.
   *
   * @param members how many ranks take part in the cell, the first ones; the others wait
   */
  default void beginCell(int members) {}

  /**
   * Collective: agrees on the next run.
   *
   * @param wanted observations that are still missing, at least 1
   */
  default RunSpec prepare(int wanted) {
    return new RunSpec(wanted, true);
  }

  /**
   * Returns when this rank may start observation {@code index} (from 0, in order) of the current
   * run. Allocates nothing.
   */
  void start(int index);

  /**
   * Collective: finds, from the stored times of all ranks, which observations of the run that has
   * just ended are valid.
   *
   * @param starts local start times, by index
   * @param ends local end times, by index
   * @param count observations in the run
   */
  default RunValidity validate(long[] starts, long[] ends, int count) {
    return RunValidity.clean(count);
  }

  /**
   * Observations that may be made for each one that is wanted, when some of them are invalid and
   * repeated.
   */
  default int attempts() {
    return 1;
  }

  /** When ranks arrive; empty if no starts are planned. */
  default Optional<ArrivalOffsets> arrival() {
    return Optional.empty();
  }

  /** Lengths of the windows used in this cell in order, in nanoseconds; empty without windows. */
  default List<Long> windows() {
    return List.of();
  }
}
