package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.AccumulateOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Get_accumulate}: adds to the memory of the last rank, and reads what was there. */
public class GetAccumulate extends AccumulatingBenchmark {
  @Benchmark(operation = "GET_ACCUMULATE", datatype = long.class)
  @Catalog(value = "MPI_Get_accumulate", suites = "one-sided")
  @Counterparts(osu = "osu_get_acc_latency", imb = "IMB-RMA Get_accumulate")
  @Description("MPI_Get_accumulate (sum) of the first rank with the last, and its synchronization")
  @Role(Ranks.FIRST)
  public void getAccumulate(Message message) {
    begin();
    rma.getAccumulate(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        target,
        0,
        AccumulateOp.SUM);
    end();
  }

  @Role(value = Ranks.OTHERS, of = "getAccumulate")
  public void show(Control control) {
    expose(control.rank());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    super.arrivals(place, arrivals);
    fetched(place, arrivals);
  }
}
