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

/** {@code MPI_Rput}: {@code MPI_Put} with a request. */
public class Rput extends OneSidedBenchmark {
  public Rput() {
    super(WindowAccess.WRITE);
  }

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    epoch.requirePassive("MPI_Rput");
  }

  @Benchmark(operation = "RPUT")
  @Catalog(value = "MPI_Rput", suites = "one-sided")
  @Description("MPI_Rput and MPI_Wait of the first rank, and its synchronization")
  @Role(Ranks.FIRST)
  public void rput(Message message, PendingRequest pending) {
    Request request = pending.request;
    begin();
    rma.rput(message.send(), message.count(), message.datatype(), target, 0, request);
    request.waitFor();
    end();
  }

  @Role(value = Ranks.OTHERS, of = "rput")
  public void show(Control control) {
    expose(control.rank());
  }
}
