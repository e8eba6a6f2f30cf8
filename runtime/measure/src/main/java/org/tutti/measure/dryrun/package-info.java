/**
 * Calls every cell once without measuring, to find out whether the benchmarks work and whether each
 * operation leaves the right data in its buffers.
 */
package org.tutti.measure.dryrun;
