package org.tutti.measure.harness;

import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * The entry of a benchmark in the index.
 *
 * @param benchmark what is measured, with the settings of its annotations
 * @param harness binary name of the class that measures it
 */
record IndexEntry(BenchmarkDescriptor benchmark, String harness) {}
