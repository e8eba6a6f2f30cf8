package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** Each rank reads from both neighbors on a ring. */
public class GetExchange extends GetPattern {
  public GetExchange() {
    super(RmaPattern.NEIGHBORS);
  }

  @Benchmark(operation = "GET_EXCHANGE")
  @Catalog(value = "MPI_Get:exchange", suites = "one-sided")
  @Counterparts(imb = "IMB-RMA Exchange_get")
  @Description("MPI_Get from both neighbors on a ring, and its synchronization")
  public void read(Message message) {
    get(message);
  }
}
