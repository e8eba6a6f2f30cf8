package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Get} while the target is late, or computes instead of being in MPI. */
public class GetDelayed extends DelayedBenchmark {
  public GetDelayed() {
    super(WindowAccess.READ);
  }

  @Benchmark(operation = "GET_DELAYED")
  @Catalog(value = "MPI_Get:delayed", suites = "one-sided")
  @Description("MPI_Get from a rank that computes meanwhile, and its synchronization")
  @Role(Ranks.FIRST)
  public void get(Message message) {
    begin();
    rma.get(message.receive(), message.count(), message.datatype(), target, 0);
    end();
  }

  @Role(value = Ranks.OTHERS, of = "get")
  public void show(Control control) {
    exposeLate(control.rank());
  }
}
