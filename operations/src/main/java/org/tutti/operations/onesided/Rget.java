package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Rget}: {@code MPI_Get} with a request. */
public class Rget extends OneSidedBenchmark {
  public Rget() {
    super(WindowAccess.READ);
  }

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    epoch.requirePassive("MPI_Rget");
  }

  @Benchmark(operation = "RGET")
  @Catalog(value = "MPI_Rget", suites = "one-sided")
  @Description("MPI_Rget and MPI_Wait of the first rank, and its synchronization")
  @Role(Ranks.FIRST)
  public void rget(Message message, PendingRequest pending) {
    Request request = pending.request;
    begin();
    rma.rget(message.receive(), message.count(), message.datatype(), target, 0, request);
    request.waitFor();
    end();
  }

  @Role(value = Ranks.OTHERS, of = "rget")
  public void show(Control control) {
    expose(control.rank());
  }
}
