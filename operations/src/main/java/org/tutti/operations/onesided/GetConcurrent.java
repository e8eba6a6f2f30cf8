package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** All other ranks read from the last one at the same time. */
public class GetConcurrent extends GetPattern {
  public GetConcurrent() {
    super(RmaPattern.ALL_TO_ONE);
  }

  @Benchmark(operation = "GET_CONCURRENT")
  @Catalog(value = "MPI_Get:concurrent", suites = "one-sided")
  @Description("MPI_Get of all other ranks from the last, and its synchronization")
  public void read(Message message) {
    get(message);
  }
}
