package org.tutti.lab.operations.partitioned;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** The computation of all partitions by itself. */
public class PartitionedWork extends PartitionedOverlap {
  @Benchmark(operation = "COMPUTE")
  @Catalog(value = "partitioned:work", suites = "partitioned")
  @Description("the computation of all partitions by the threads of the first rank, by itself")
  @Role(Ranks.FIRST)
  public void compute() {
    computeAll();
  }

  @Role(value = Ranks.LAST, of = "compute")
  public void rest() {
    // Only the first rank computes.
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
