/**
 * The collective functions of MPI that have a blocking, a nonblocking, and a persistent form:
 * {@link org.tutti.mpi.function.CollectiveFunction}, which the build makes of {@code
 * src/binding/functions.txt}. The stress test calls all forms of each, and the build of the
 * operations writes the benchmarks of the nonblocking, persistent, and overlapped forms from it.
 */
package org.tutti.mpi.function;
