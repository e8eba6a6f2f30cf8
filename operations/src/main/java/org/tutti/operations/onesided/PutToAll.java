package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** The first rank writes to all others. */
public class PutToAll extends PutPattern {
  public PutToAll() {
    super(RmaPattern.ONE_TO_ALL);
  }

  @Benchmark(operation = "PUT_ONE_TO_ALL")
  @Catalog(value = "MPI_Put:one-to-all", suites = "one-sided")
  @Counterparts(imb = "IMB-RMA One_put_all, Put_all_local", skampi = "onesided_bcast")
  @Description("MPI_Put from the first rank to all others, and its synchronization")
  public void write(Message message) {
    put(message);
  }
}
