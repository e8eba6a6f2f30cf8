package org.tutti.lab.operations.algorithm;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;

/**
 * Allgather by recursive doubling: partners at twice the distance each time exchange all that they
 * have (Thakur, Rabenseifner and Gropp, 2005).
 */
final class DoublingPhase {
  private DoublingPhase() {}

  /** Each process that takes part has the part of its place before, and all of them afterward. */
  static void allgather(
      Communicator comm, Parts parts, PowerOfTwo processes, Datatype datatype, int tag) {
    int place = processes.place(comm.rank());
    for (int held = 1; held < processes.kept(); held *= 2) {
      int partner = processes.position(place ^ held);
      int own = place & -held;
      int other = own ^ held;
      comm.sendrecv(
          parts.from(own),
          parts.length(own, own + held),
          partner,
          tag,
          parts.from(other),
          parts.length(other, other + held),
          partner,
          tag,
          datatype);
    }
  }
}
