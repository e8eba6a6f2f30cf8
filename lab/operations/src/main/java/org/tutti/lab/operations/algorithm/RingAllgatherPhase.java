package org.tutti.lab.operations.algorithm;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;

/** Allgather on a ring: in each of p - 1 rounds a process passes on the part that it got last. */
final class RingAllgatherPhase {
  private RingAllgatherPhase() {}

  /** {@code own} is the part that this process has; that of the next process follows it. */
  static void allgather(Communicator comm, Parts parts, int own, Datatype datatype, int tag) {
    int size = comm.size();
    int next = (comm.rank() + 1) % size;
    int previous = (comm.rank() - 1 + size) % size;
    for (int round = 0; round < size - 1; round++) {
      int out = (own - round + size) % size;
      int in = (own - round - 1 + size) % size;
      comm.sendrecv(
          parts.from(out),
          parts.length(out),
          next,
          tag,
          parts.from(in),
          parts.length(in),
          previous,
          tag,
          datatype);
    }
  }
}
