package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** How long {@code MPI_Get} takes to return; the data need not have arrived. */
public class GetCall extends CallBenchmark {
  public GetCall() {
    super(WindowAccess.READ);
  }

  @Benchmark(operation = "GET_CALL")
  @Catalog(value = "MPI_Get:call", suites = "one-sided")
  @Counterparts(skampi = "Get_callduration")
  @Description("MPI_Get of the first rank from the last, without its synchronization")
  @Role(Ranks.FIRST)
  public void get(Message message) {
    rma.get(message.receive(), message.count(), message.datatype(), target, 0);
  }
}
