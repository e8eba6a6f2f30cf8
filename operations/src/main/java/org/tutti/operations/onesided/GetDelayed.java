package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Get} while the target is late, or computes instead of being in MPI. */
public class GetDelayed extends DelayedBenchmark {
  @Override
  MessageBuffer shown(Message message) {
    return message.send();
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

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == 0) {
      arrivals.block(0, place.count(), last, 0);
    }
  }
}
