package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Raccumulate}: {@code MPI_Accumulate} with a request. */
public class Raccumulate extends AccumulatingBenchmark {
  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    epoch.requirePassive("MPI_Raccumulate");
  }

  @Benchmark(operation = "RACCUMULATE", datatype = long.class)
  @Catalog(value = "MPI_Raccumulate", suites = "one-sided")
  @Description("MPI_Raccumulate and MPI_Wait of the first rank, and its synchronization")
  @Role(Ranks.FIRST)
  public void raccumulate(Message message, PendingRequest pending) {
    Request request = pending.request;
    begin();
    rma.raccumulate(
        message.send(), message.count(), message.datatype(), target, 0, AccumulateOp.SUM, request);
    request.waitFor();
    end();
  }

  @Role(value = Ranks.OTHERS, of = "raccumulate")
  public void show(Control control) {
    expose(control.rank());
  }
}
