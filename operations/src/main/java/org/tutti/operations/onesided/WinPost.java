package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.TearDown;

/** {@code MPI_Win_post} of the last rank, before the first one starts. */
public class WinPost extends EpochCall {
  @Benchmark(operation = "WIN_POST")
  @Catalog(value = "MPI_Win_post", suites = "one-sided")
  @Counterparts(skampi = "Win_post")
  @Description("MPI_Win_post of the last rank; the rest of the epoch is not timed")
  @Role(Ranks.LAST)
  public void post() {
    rma.post(partner);
  }

  @TearDown(Level.CALL)
  public void end() {
    startAndPut();
    complete();
    await();
  }
}
