package org.tutti.mpi.collective;

import org.tutti.mpi.NeighborRanks;

/**
 * Who is next to whom, as one rank sees it. NeighborRanks are numbered as the blocks of
 * neighborhood collectives are; one may be {@link org.tutti.mpi.PointToPointMessages#PROC_NULL}.
 */
interface ProcessTopology {
  int indegree();

  int outdegree();

  int source(int block);

  int destination(int block);

  /**
   * The block of the {@code number}-th receive, which counts where a rank is a source several
   * times.
   */
  int receivedAs(int number);

  NeighborRanks neighbors();
}
