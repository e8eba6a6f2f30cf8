package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Several calls of {@code MPI_Put} beside each other, which are completed together. */
public class PutBandwidth extends OneSidedBenchmark {
  @Param("64")
  public int window;

  public PutBandwidth() {
    super(WindowAccess.WRITE);
  }

  @Override
  int blocks() {
    return window;
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
}
