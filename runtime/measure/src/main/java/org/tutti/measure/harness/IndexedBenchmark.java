package org.tutti.measure.harness;

import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * A benchmark that the index lists.
 *
 * @param benchmark what is measured, with the settings of its annotations
 * @param harness the code that measures it: an instance of its own for each rank
 */
public record IndexedBenchmark(BenchmarkDescriptor benchmark, Harness harness) {}
