package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Get}: elements of the memory of the last rank. */
public class Get extends OneSidedBenchmark {
  public Get() {
    super(WindowAccess.READ);
  }

  @Benchmark(operation = "GET")
  @Catalog(value = "MPI_Get", suites = "one-sided")
  @Counterparts(
      osu = "osu_get_latency",
      imb = "IMB-RMA Unidir_get, Get_local, IMB-EXT Unidir_Get",
      skampi = "Get_fence, Get_dedicated, Get_passive",
      mpptest = "mpptest -get")
  @Description("MPI_Get of the first rank from the last, and its synchronization")
  @Role(Ranks.FIRST)
  public void get(Message message) {
    begin();
    rma.get(message.receive(), message.count(), message.datatype(), target, 0);
    end();
  }

  @Role(value = Ranks.OTHERS, of = "get")
  public void show(Control control) {
    expose(control.rank());
  }
}
