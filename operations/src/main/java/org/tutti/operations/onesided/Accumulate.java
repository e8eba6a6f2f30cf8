package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.AccumulateOp;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Accumulate}: adds to the memory of the last rank. */
public class Accumulate extends AccumulatingBenchmark {
  @Benchmark(operation = "ACCUMULATE", datatype = long.class)
  @Catalog(value = "MPI_Accumulate", suites = "one-sided")
  @Counterparts(
      osu = "osu_acc_latency",
      imb = "IMB-RMA Accumulate, IMB-EXT Accumulate",
      skampi = "Accumulate")
  @Description("MPI_Accumulate (sum) from the first rank to the last, and its synchronization")
  @Role(Ranks.FIRST)
  public void accumulate(Message message) {
    begin();
    rma.accumulate(
        message.send(), message.count(), message.datatype(), target, 0, AccumulateOp.SUM);
    end();
  }

  @Role(value = Ranks.OTHERS, of = "accumulate")
  public void show(Control control) {
    expose(control.rank());
  }
}
