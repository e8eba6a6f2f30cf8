package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Several calls of {@code MPI_Put} beside each other, which are completed together. */
public class PutBandwidth extends OneSidedBenchmark {
  @Param("64")
  public int window;

  @Override
  public int receiveElements(PayloadContext place) {
    return Math.multiplyExact(window, place.count());
  }

  @Override
  MessageBuffer shown(Message message) {
    return message.receive();
  }

  @Benchmark(operation = "PUT_BANDWIDTH")
  @Catalog(value = "MPI_Put:bandwidth", suites = "one-sided")
  @Counterparts(osu = "osu_put_bw", skampi = "Combining_Put_fence, Combining_Put_dedicated")
  @Description("a window of MPI_Put from the first rank to the last, and their synchronization")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void put(Message message) {
    begin();
    for (int i = 0; i < window; i++) {
      rma.put(
          message.send(), message.count(), message.datatype(), target, (long) i * message.count());
    }
    end();
  }

  @Role(value = Ranks.OTHERS, of = "put")
  public void show(Control control) {
    expose(control.rank());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      for (int i = 0; i < window; i++) {
        arrivals.block(i * place.count(), place.count(), 0, 0);
      }
    }
  }
}
