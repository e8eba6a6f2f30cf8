package org.tutti.operations.neighborhood;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;

/**
 * A way around a defect of Open MPI (3.1 to 4.1, found in 4.1.4). {@code MPI_Dist_graph_create}
 * sends the edges with the fixed tags -50 and -51, to receivers that accept them from any rank.
 * Nonblocking collectives count their tags down from -27 (-26 in 3.1), in the same communicator,
 * and without reordering the call goes on with one of them. If that one has come to -50 or -51 and
 * a process is late, its receiver takes the message of the collective for edges, and nobody
 * returns: a program that only creates graphs stops in its ninth call.
 */
final class EdgeTags {
  /** -26 to -51. */
  private static final int NONBLOCKING = 26;

  private EdgeTags() {}

  /** Collective, untimed: the nonblocking collectives that follow have tags beyond the edges'. */
  static void pass(Communicator comm) {
    Request request = comm.request();
    for (int barrier = 0; barrier < NONBLOCKING; barrier++) {
      comm.ibarrier(request);
      request.waitFor();
    }
  }
}
