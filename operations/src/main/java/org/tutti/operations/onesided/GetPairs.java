package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** The lower half of the ranks reads from the upper half, in pairs and at the same time. */
public class GetPairs extends GetPattern {
  public GetPairs() {
    super(RmaPattern.PAIRS);
  }

  @Benchmark(operation = "GET_PAIRS")
  @Catalog(value = "MPI_Get:pairs", suites = "one-sided")
  @Counterparts(osu = "osu_get_multi_lat")
  @Description("MPI_Get in all pairs of ranks at once, and its synchronization")
  public void read(Message message) {
    get(message);
  }
}
