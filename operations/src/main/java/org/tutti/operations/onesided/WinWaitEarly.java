package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.operations.state.BusyWait;

/**
 * {@code MPI_Win_wait} of a target that computes while its origin completes; the time includes
 * both.
 */
public class WinWaitEarly extends WinWait {
  @Benchmark(operation = "WIN_WAIT")
  @Catalog(value = "MPI_Win_wait:early-complete", suites = "one-sided")
  @Counterparts(skampi = "Win_wait_early_complete")
  @Description("MPI_Win_complete at once, and MPI_Win_wait after a delay")
  @Role(Ranks.FIRST)
  public void completeEpoch() {
    rma.complete();
  }

  @Role(value = Ranks.LAST, of = "completeEpoch")
  public void awaitOrigin() {
    BusyWait.micros(delay);
    rma.waitFor();
  }
}
