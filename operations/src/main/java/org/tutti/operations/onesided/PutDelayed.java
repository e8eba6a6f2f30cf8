package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Put} while the target is late, or computes instead of being in MPI. */
public class PutDelayed extends DelayedBenchmark {
  public PutDelayed() {
    super(WindowAccess.WRITE);
  }

  @Benchmark(operation = "PUT_DELAYED")
  @Catalog(value = "MPI_Put:delayed", suites = "one-sided")
  @Counterparts(
      imb = "IMB-RMA Truly_passive_put",
      skampi = "Win_start_delayed_post, Win_complete_delayed_wait")
  @Description("MPI_Put to a rank that computes meanwhile, and its synchronization")
  @Role(Ranks.FIRST)
  public void put(Message message) {
    begin();
    rma.put(message.send(), message.count(), message.datatype(), target, 0);
    end();
  }

  @Role(value = Ranks.OTHERS, of = "put")
  public void show(Control control) {
    exposeLate(control.rank());
  }
}
