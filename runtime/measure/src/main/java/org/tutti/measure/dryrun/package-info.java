/**
 * Calls every cell once without measuring it, to check that the benchmarks work and that each
 * operation leaves the correct data in its buffers.
 */
package org.tutti.measure.dryrun;
