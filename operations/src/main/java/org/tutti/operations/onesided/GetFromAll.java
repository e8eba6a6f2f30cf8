package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** The first rank reads from all others. */
public class GetFromAll extends GetPattern {
  public GetFromAll() {
    super(RmaPattern.ONE_TO_ALL);
  }

  @Benchmark(operation = "GET_ONE_TO_ALL")
  @Catalog(value = "MPI_Get:one-to-all", suites = "one-sided")
  @Counterparts(imb = "IMB-RMA One_get_all, Get_all_local")
  @Description("MPI_Get of the first rank from all others, and its synchronization")
  public void read(Message message) {
    get(message);
  }
}
