package org.tutti.mpi;

/**
 * The functions of MPI 4 whose counts have 64 bits, such as {@code MPI_Bcast_c} (MPI 4.0, section
 * 2.5.8). Other functions count up to 2147483647 elements; what has more bytes than that can be
 * given to them in wider elements.
 */
public interface LargeCounts extends LargeCountMessages, LargeCountCollectives {}
