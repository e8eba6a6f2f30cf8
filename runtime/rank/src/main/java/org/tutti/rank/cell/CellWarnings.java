package org.tutti.rank.cell;

import java.util.Optional;
import org.tutti.annotations.DataState;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.memory.LiveData;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.Warning;
import org.tutti.sync.host.Occupancy;

/**
 * What only ranks know of why the figures of a cell may be inaccurate. Whatever follows from its
 * record is for its readers to find.
 */
record CellWarnings(ClockRecord clock, LibraryInfo library) {

  /** That ranks of this host wait for each other's processors. */
  static Optional<Warning> of(Occupancy occupancy) {
    return occupancy.isOversubscribed()
        ? Optional.of(
            Warning.of(MeasurementProblem.OVERSUBSCRIBED)
                .with("ranks", occupancy.ranks())
                .with("processors", occupancy.processors()))
        : Optional.empty();
  }

  /** That nothing could be done with the data of a cell, although it was asked for. */
  Optional<Warning> ofData(DataState data, CellAttempt cell) {
    if (data == DataState.UNTOUCHED) {
      return Optional.empty();
    }
    if (library.provider() == ProviderKind.SIMULATED) {
      return untouched(data, "the simulation has no caches");
    }
    boolean isInVain =
        data.isOfKnownBytes()
            && cell.planned().cell().msize() > 0
            && cell.touched().equals(LiveData.Amounts.NONE);
    return isInVain ? untouched(data, "no rank sends or receives data here") : Optional.empty();
  }

  /**
   * That simulated ranks take no time for what a benchmark computes.
   *
   * @param says whether the benchmark says that it computes
   * @param longest of all observations on all ranks, in nanoseconds, 0 if there are none: where
   *     ranks only compute, it is what reading the clock takes
   */
  Optional<Warning> ofComputation(boolean says, long longest) {
    boolean isEmpty = longest > 0 && longest <= clock.costNanos() + clock.granularityNanos();
    if (library.provider() != ProviderKind.SIMULATED || !says && !isEmpty) {
      return Optional.empty();
    }
    Warning warning = Warning.of(MeasurementProblem.COMPUTATION_NOT_SIMULATED);
    return Optional.of(isEmpty ? warning.with("onlyClock", longest) : warning);
  }

  private static Optional<Warning> untouched(DataState data, String why) {
    return Optional.of(
        Warning.because(MeasurementProblem.DATA_STATE_WITHOUT_EFFECT, why)
            .with("data", data.text()));
  }
}
