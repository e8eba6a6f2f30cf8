/**
 * What runs in a rank: the measurement of one launch, after hunold2016, algorithms 1 and 2. Each
 * package uses only packages listed below it:
 *
 * <pre>{@code
 * entry        the programs that a rank starts with, and what they are requested to measure
 * launch       header, then cell by cell, then completion
 * cell         from the set-up of a cell to its record
 * stop         rules that end a cell early
 * outlier      what single outliers came from
 * files        the files that benchmarks read and write, and their removal
 * programs     which other programs used the processors of a host
 * probe        what neighbors and shared cache lines cost
 * observation  the times of all ranks, combined on the root
 * clock        the clocks of a launch and of a cell
 * payload      the data that a cell moves, and how they are checked
 * memory       buffers and caches
 * disturbance  what the system did meanwhile
 * counters     events of the processor and the kernel
 * environment  facts about the machine and the JVM
 * jvm          what is known of the virtual machine, and what it does
 * process      the rank as a process of the operating system
 * }</pre>
 *
 * <p>All ranks measure the same cells in the same order and make every decision collectively, on a
 * communicator that the benchmarks do not use. Between the first and the last observation of a run
 * the measuring thread allocates nothing.
 *
 * <p>What every rank does in every launch is written with loops, not with streams and lambdas: each
 * lambda is a class that each rank links, and a short launch costs little else.
 */
package org.tutti.rank;
