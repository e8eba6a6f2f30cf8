package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Rate;
import org.tutti.runtime.Message;

/** Windows of {@code MPI_Get} from the upper half of the ranks to the lower half, in pairs. */
public class GetPairsBandwidth extends GetPattern {
  @Param("64")
  public int window;

  public GetPairsBandwidth() {
    super(RmaPattern.PAIRS);
  }

  @Override
  int repeat() {
    return window;
  }

  @Benchmark(operation = "GET_PAIRS_BANDWIDTH")
  @Catalog(value = "MPI_Get:bandwidth-pairs", suites = "one-sided")
  @Counterparts(osu = "osu_get_mbw")
  @Description("a window of MPI_Get in all pairs of ranks at once, and their synchronization")
  @Rate(messages = "window * (p / 2)")
  public void read(Message message) {
    get(message);
  }
}
