package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Message;

/** Each rank writes to the next one on a ring. */
public class PutShift extends PutPattern {
  public PutShift() {
    super(RmaPattern.NEXT);
  }

  @Benchmark(operation = "PUT_SHIFT")
  @Catalog(value = "MPI_Put:shift", suites = "one-sided")
  @Counterparts(skampi = "Put_Shift")
  @Description("MPI_Put of all ranks to the next one on a ring, and its synchronization")
  public void write(Message message) {
    put(message);
  }
}
