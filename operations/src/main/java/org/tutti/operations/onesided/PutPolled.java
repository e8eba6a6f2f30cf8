package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Datatype;

/** {@code MPI_Put} to a rank that reads its own window until the number is there. */
public class PutPolled extends PolledBenchmark {
  @Benchmark(operation = "PUT_POLLED", send = "0", receive = "0")
  @Catalog(value = "MPI_Put:polled", suites = "one-sided")
  @Counterparts(skampi = "Put_activewait_get")
  @Description("MPI_Put of a number that the target reads until it is there")
  @Role(Ranks.FIRST)
  public void put() {
    written.putLong(0, ++number);
    rma.put(written, 1, Datatype.LONG, last, 0);
    rma.flush(last);
  }

  @Role(value = Ranks.LAST, of = "put")
  public void poll() {
    pollUntil(++number);
  }
}
