package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/** Windows of {@code MPI_Get} each way, at the same time. */
public class GetBothWays extends GetPattern {
  @Param("64")
  public int window;

  public GetBothWays() {
    super(RmaPattern.BOTH_WAYS);
  }

  @Override
  int repeat() {
    return window;
  }

  @Benchmark(operation = "GET_BOTH_WAYS")
  @Catalog(value = "MPI_Get:both-ways", suites = "one-sided")
  @Counterparts(imb = "IMB-RMA Bidir_get, IMB-EXT Bidir_Get")
  @Description("a window of MPI_Get each way, and their synchronization")
  @Rate(messages = "2 * window")
  public void read(Message message) {
    get(message);
  }
}
