package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** All ranks add to the same memory of all others at the same time. */
public class AccumulateToAll extends AccumulatePattern {
  public AccumulateToAll() {
    super(RmaPattern.ALL_TO_ALL);
  }

  @Benchmark(operation = "ACCUMULATE_ALL_TO_ALL", datatype = long.class)
  @Catalog(value = "MPI_Accumulate:all-to-all", suites = "one-sided")
  @Counterparts(skampi = "Accumulate_concurrent_multi, onesided_allreduce")
  @Description("MPI_Accumulate (sum) from all ranks to all others, and its synchronization")
  public void add(Message message) {
    accumulate(message);
  }
}
