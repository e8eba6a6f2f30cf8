package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** Each rank writes to both neighbors on a ring. */
public class PutExchange extends PutPattern {
  public PutExchange() {
    super(RmaPattern.NEIGHBORS);
  }

  @Benchmark(operation = "PUT_EXCHANGE")
  @Catalog(value = "MPI_Put:exchange", suites = "one-sided")
  @Counterparts(
      imb = "IMB-RMA Exchange_put",
      skampi =
          "Put_Exchange, Put_Exchange_passive, onesided_borderexchange, onesided_borderexchange_fence")
  @Description("MPI_Put to both neighbors on a ring, and its synchronization")
  public void write(Message message) {
    put(message);
  }
}
