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

/** {@code MPI_Fetch_and_op}: adds to one element of the last rank, and reads what was there. */
public class FetchAndOp extends AccumulatingBenchmark {
  @Benchmark(operation = "FETCH_AND_OP", send = "8", receive = "8", datatype = long.class)
  @Catalog(value = "MPI_Fetch_and_op", suites = "one-sided")
  @Counterparts(osu = "osu_fop_latency", imb = "IMB-RMA Fetch_and_op")
  @Description("MPI_Fetch_and_op (sum) of the first rank with the last, and its synchronization")
  @Role(Ranks.FIRST)
  public void fetchAndOp(Message message) {
    begin();
    rma.fetchAndOp(
        message.send(), message.receive(), message.datatype(), target, 0, AccumulateOp.SUM);
    end();
  }

  @Role(value = Ranks.OTHERS, of = "fetchAndOp")
  public void show(Control control) {
    expose(control.rank());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    super.arrivals(place, arrivals);
    fetched(place, arrivals);
  }
}
