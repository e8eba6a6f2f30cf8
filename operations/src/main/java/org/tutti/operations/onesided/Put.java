package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Put}: elements into the memory of the last rank. */
public class Put extends OneSidedBenchmark {
  public Put() {
    super(WindowAccess.WRITE);
  }

  @Benchmark(operation = "PUT")
  @Catalog(value = "MPI_Put", suites = "one-sided")
  @Counterparts(
      osu = "osu_put_latency",
      imb = "IMB-RMA Unidir_put, Put_local, IMB-EXT Unidir_Put",
      skampi = "Put_fence, Put_dedicated, Put_passive",
      mpptest = "mpptest -put")
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
}
