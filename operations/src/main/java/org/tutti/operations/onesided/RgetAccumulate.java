package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Rget_accumulate}: {@code MPI_Get_accumulate} with a request. */
public class RgetAccumulate extends AccumulatingBenchmark {
  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    epoch.requirePassive("MPI_Rget_accumulate");
  }

  @Benchmark(operation = "RGET_ACCUMULATE", datatype = long.class)
  @Catalog(value = "MPI_Rget_accumulate", suites = "one-sided")
  @Description("MPI_Rget_accumulate and MPI_Wait of the first rank, and its synchronization")
  @Role(Ranks.FIRST)
  public void rgetAccumulate(Message message, PendingRequest pending) {
    Request request = pending.request;
    begin();
    rma.rgetAccumulate(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        target,
        0,
        AccumulateOp.SUM,
        request);
    request.waitFor();
    end();
  }

  @Role(value = Ranks.OTHERS, of = "rgetAccumulate")
  public void show(Control control) {
    expose(control.rank());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    super.arrivals(place, arrivals);
    fetched(place, arrivals);
  }
}
