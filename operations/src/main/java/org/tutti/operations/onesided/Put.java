package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Put}: elements into the memory of the last rank. */
public class Put extends OneSidedBenchmark {
  @Override
  MessageBuffer shown(Message message) {
    return message.receive();
  }

  @Benchmark(operation = "PUT")
  @Catalog(value = "MPI_Put", suites = "one-sided")
  @Counterparts(
      osu = "osu_put_latency",
      imb = "IMB-RMA Unidir_put, Put_local, IMB-EXT Unidir_Put",
      skampi = "Put, Put_fence, Put_dedicated, Put_passive")
  @Description("MPI_Put from the first rank to the last, and its synchronization")
  @Role(Ranks.FIRST)
  public void put(Message message) {
    begin();
    rma.put(message.send(), message.count(), message.datatype(), target, 0);
    end();
  }

  @Role(value = Ranks.OTHERS, of = "put")
  public void show(Control control) {
    expose(control.rank());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == last) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }
}
