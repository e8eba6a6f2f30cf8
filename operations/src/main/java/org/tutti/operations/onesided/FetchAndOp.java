package org.tutti.operations.onesided;

import java.util.List;
import java.util.Optional;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Fetch_and_op}: adds to one element of the last rank, and reads what was there. */
public class FetchAndOp extends OneSidedBenchmark {
  @Override
  MessageBuffer shown(Message message) {
    return message.receive();
  }

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
  public Optional<ReduceOp> reduction() {
    return Optional.of(ReduceOp.SUM);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == last) {
      arrivals.reduced(
          0,
          1,
          List.of(
              new Arrivals.Source(0, Arrivals.Buffer.SEND),
              new Arrivals.Source(last, Arrivals.Buffer.RECEIVE)),
          0);
    }
    if (place.rank() == 0) {
      arrivals.from(Arrivals.Buffer.RECEIVE).block(0, 1, last, 0);
    }
  }
}
