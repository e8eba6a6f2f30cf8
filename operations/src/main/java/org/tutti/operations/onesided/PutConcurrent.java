package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** All other ranks write to the last one at the same time. */
public class PutConcurrent extends PutPattern {
  public PutConcurrent() {
    super(RmaPattern.ALL_TO_ONE);
  }

  @Benchmark(operation = "PUT_CONCURRENT")
  @Catalog(value = "MPI_Put:concurrent", suites = "one-sided")
  @Counterparts(skampi = "Put_passive_concurrent, Win_fence_close_collective")
  @Description("MPI_Put from all other ranks to the last, and its synchronization")
  public void write(Message message) {
    put(message);
  }
}
