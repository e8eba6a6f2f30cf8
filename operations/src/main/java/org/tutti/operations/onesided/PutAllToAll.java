package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** All ranks write to all others at the same time. */
public class PutAllToAll extends PutPattern {
  public PutAllToAll() {
    super(RmaPattern.ALL_TO_ALL);
  }

  @Benchmark(operation = "PUT_ALL_TO_ALL")
  @Catalog(value = "MPI_Put:all-to-all", suites = "one-sided")
  @Counterparts(imb = "IMB-RMA All_put_all", skampi = "onesided_alltoall")
  @Description("MPI_Put from all ranks to all others, and its synchronization")
  public void write(Message message) {
    put(message);
  }
}
