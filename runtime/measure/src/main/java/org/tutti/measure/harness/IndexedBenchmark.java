package org.tutti.measure.harness;

import org.tutti.measure.plan.Benchmark;

/**
 * A benchmark that the index lists.
 *
 * @param benchmark what is measured, with the settings of its annotations
 * @param harness the code that measures it: an instance of its own for each rank
 */
public record IndexedBenchmark(Benchmark benchmark, Harness harness) {}
