package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;

/** {@code MPI_Get}, repeated until the target has changed the number in its window. */
public class GetPolled extends PolledBenchmark {
  @Benchmark(operation = "GET_POLLED", send = "0", receive = "0")
  @Catalog(value = "MPI_Get:polled", suites = "one-sided")
  @Counterparts(skampi = "Get_activewait, Get_activewait_sleep")
  @Description("MPI_Get of a number until the target has changed it")
  @Role(Ranks.FIRST)
  public void get() {
    pollUntil(++number);
  }

  @Role(value = Ranks.LAST, of = "get")
  public void change() {
    shown.putLong(0, ++number);
    rma.sync();
  }
}
