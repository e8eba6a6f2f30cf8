package org.tutti.runtime.plan;

/**
 * One benchmark with one combination of its parameters.
 *
 * @param benchmark what is measured
 * @param settings how, with all precedence settled: nothing is unset
 * @param msize size of a block in bytes
 */
public record Cell(Benchmark benchmark, Settings settings, long msize) {
  @Override
  public String toString() {
    return benchmark.name() + " at " + msize + " B";
  }
}
