package org.tutti.records.launch;

import java.util.List;

/**
 * When ranks arrived at the operation of a cell, in nanoseconds.
 *
 * @param span the largest offset that was planned
 * @param fromFirst from the first arrival to the last exit: median over the valid observations
 * @param imbalance from the first arrival to the last one: median over the valid observations
 * @param offsets by how much each rank arrived later than the start of the observation, in the
 *     median, by rank; those of a random pattern are only what its starts were late by
 */
public record ArrivalTimes(long span, double fromFirst, double imbalance, List<Long> offsets) {
  /** Copies the list. */
  public ArrivalTimes {
    offsets = List.copyOf(offsets);
  }
}
