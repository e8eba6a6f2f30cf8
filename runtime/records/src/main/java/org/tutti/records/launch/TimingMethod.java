package org.tutti.records.launch;

import org.tutti.annotations.DataState;
import org.tutti.annotations.RankSummary;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;

/**
 * How observations were timed. Figures that were timed by different methods are not comparable.
 *
 * @param sync how ranks were synchronized, and how the run-time follows from the times of all ranks
 * @param clock the local clock that was read
 * @param summary how the local run-times of all ranks were summarized
 * @param data where the data of the operation were when an observation began
 */
public record TimingMethod(
    SyncConfiguration sync, ClockKind clock, RankSummary summary, DataState data) {

  /** A method with the maximum over ranks and data that nothing is done with. */
  public static TimingMethod of(String sync, ClockKind clock, RunTimeKind runTime) {
    return new TimingMethod(
        SyncConfiguration.of(sync).with(runTime), clock, RankSummary.MAX, DataState.UNTOUCHED);
  }

  /** How the run-time follows from the times of all ranks. */
  public RunTimeKind runTime() {
    return sync.runTime();
  }
}
