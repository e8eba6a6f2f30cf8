package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/** Windows of {@code MPI_Put} each way, at the same time. */
public class PutBothWays extends PutPattern {
  @Param("64")
  public int window;

  public PutBothWays() {
    super(RmaPattern.BOTH_WAYS);
  }

  @Override
  int repeat() {
    return window;
  }

  @Benchmark(operation = "PUT_BOTH_WAYS")
  @Catalog(value = "MPI_Put:both-ways", suites = "one-sided")
  @Counterparts(
      osu = "osu_put_bibw",
      imb = "IMB-RMA Bidir_put, IMB-EXT Bidir_Put",
      skampi = "Put_fence_bidirectional")
  @Description("a window of MPI_Put each way, and their synchronization")
  @Rate(messages = "2 * window")
  public void write(Message message) {
    put(message);
  }
}
