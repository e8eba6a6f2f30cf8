package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.operations.state.BusyWait;

/** {@code MPI_Win_wait} of a target whose origin completes late; the time includes the delay. */
public class WinWaitLate extends WinWait {
  @Benchmark(operation = "WIN_WAIT")
  @Catalog(value = "MPI_Win_wait:late-complete", suites = "one-sided")
  @Counterparts(skampi = "Win_wait_delayed_complete")
  @Description("MPI_Win_complete after a delay, for which MPI_Win_wait waits")
  @Role(Ranks.FIRST)
  public void completeEpoch() {
    BusyWait.micros(delay);
    rma.complete();
  }

  @Role(value = Ranks.LAST, of = "completeEpoch")
  public void awaitOrigin() {
    rma.waitFor();
  }
}
