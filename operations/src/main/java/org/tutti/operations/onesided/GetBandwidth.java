package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Several calls of {@code MPI_Get} beside each other, which are completed together. */
public class GetBandwidth extends OneSidedBenchmark {
  @Param("64")
  public int window;

  private MessageBuffer[] results;

  public GetBandwidth() {
    super(WindowAccess.READ);
  }

  @Override
  int blocks() {
    return window;
  }

  @Setup
  public void divide(Message message) {
    results = new MessageBuffer[window];
    for (int i = 0; i < window; i++) {
      results[i] = message.receive().slice(message.elements(i), message.count());
    }
  }

  @Benchmark(operation = "GET_BANDWIDTH")
  @Catalog(value = "MPI_Get:bandwidth", suites = "one-sided")
  @Counterparts(osu = "osu_get_bw")
  @Description("a window of MPI_Get of the first rank from the last, and their synchronization")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void get(Message message) {
    begin();
    for (int i = 0; i < window; i++) {
      rma.get(results[i], message.count(), message.datatype(), target, 0);
    }
    end();
  }

  @Role(value = Ranks.OTHERS, of = "get")
  public void show(Control control) {
    expose(control.rank());
  }
}
