package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;

/** No operation at all: what Tutti's two readings of the clock cost by themselves. */
public class Nothing {
  @Benchmark(operation = "NOTHING")
  public void nothing() {}
}
