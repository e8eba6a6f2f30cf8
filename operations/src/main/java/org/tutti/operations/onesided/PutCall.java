package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** How long {@code MPI_Put} takes to return; the data need not have left. */
public class PutCall extends CallBenchmark {
  public PutCall() {
    super(WindowAccess.WRITE);
  }

  @Benchmark(operation = "PUT_CALL")
  @Catalog(value = "MPI_Put:call", suites = "one-sided")
  @Counterparts(skampi = "Put")
  @Description("MPI_Put from the first rank to the last, without its synchronization")
  @Role(Ranks.FIRST)
  public void put(Message message) {
    rma.put(message.send(), message.count(), message.datatype(), target, 0);
  }
}
