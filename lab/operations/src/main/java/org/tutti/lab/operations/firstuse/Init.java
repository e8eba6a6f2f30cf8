package org.tutti.lab.operations.firstuse;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * {@code MPI_Init_thread}, which a launch has called before its first cell: the one observation of
 * a cell is what it took on the slowest rank.
 */
public class Init implements Payload {
  @Benchmark(operation = "INIT", send = "0", receive = "0")
  @Catalog(value = "MPI_Init", suites = "first-use")
  @Counterparts(osu = "osu_init")
  @Description("what MPI_Init_thread took when the launch began; one observation")
  public void initialized() {
    // The launch has measured it.
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
