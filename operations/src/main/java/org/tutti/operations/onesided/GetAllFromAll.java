package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** All ranks read from all others at the same time. */
public class GetAllFromAll extends GetPattern {
  public GetAllFromAll() {
    super(RmaPattern.ALL_TO_ALL);
  }

  @Benchmark(operation = "GET_ALL_TO_ALL")
  @Catalog(value = "MPI_Get:all-to-all", suites = "one-sided")
  @Counterparts(imb = "IMB-RMA All_get_all")
  @Description("MPI_Get of all ranks from all others, and its synchronization")
  public void read(Message message) {
    get(message);
  }
}
