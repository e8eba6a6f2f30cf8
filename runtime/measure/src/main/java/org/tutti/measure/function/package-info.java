/**
 * The collective functions of MPI that have a blocking, a nonblocking, and a persistent form, as a
 * table with one row for each: {@link org.tutti.measure.function.CollectiveFunction}. The stress
 * test calls all forms of each row, and the build of the operations writes the benchmarks of the
 * nonblocking, persistent, and overlapped forms from it.
 */
package org.tutti.measure.function;
