package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** All other ranks add to the same memory of the last one at the same time. */
public class AccumulateConcurrent extends AccumulatePattern {
  public AccumulateConcurrent() {
    super(RmaPattern.ALL_TO_ONE);
  }

  @Benchmark(operation = "ACCUMULATE_CONCURRENT", datatype = long.class)
  @Catalog(value = "MPI_Accumulate:concurrent", suites = "one-sided")
  @Counterparts(skampi = "Accumulate_concurrent, onesided_reduce")
  @Description("MPI_Accumulate (sum) from all other ranks to the last, and its synchronization")
  public void add(Message message) {
    accumulate(message);
  }
}
