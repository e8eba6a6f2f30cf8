/**
 * What the processor and the kernel count of the thread that measures: cycles, instructions and
 * cache misses where the processor offers counters, and processor time, context switches and page
 * faults where Linux allows it, as in most virtual machines, which have no counters of a processor.
 * Counted by {@code perf_event_open}, for the measuring thread alone: not for those that an MPI
 * library or the JVM starts.
 *
 * <p>{@link org.tutti.rank.counters.ThreadCounters} opens all that may be counted, in two groups
 * whose members count at the same time; {@link org.tutti.rank.counters.CounterMeter} adds up the
 * runs of a cell, with one reading of each group before a run and one after it, never between the
 * two readings of the clock. {@link org.tutti.rank.counters.RankCounters} brings the ranks
 * together. A system that refuses is no error: it is told as a fact about the environment.
 */
package org.tutti.rank.counters;
