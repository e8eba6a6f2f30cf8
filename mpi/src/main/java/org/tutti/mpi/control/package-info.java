/**
 * The parameters of an MPI library, such as the algorithm of a collective operation. A library
 * takes them from environment variables when it is initialized, and ignores names that it does not
 * know; MPI's tool interface (MPI_T, chapter 15 of MPI 4.0), which calls them control variables,
 * tells what has become of them.
 */
package org.tutti.mpi.control;
