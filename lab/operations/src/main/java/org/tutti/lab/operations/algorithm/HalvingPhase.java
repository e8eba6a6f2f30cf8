package org.tutti.lab.operations.algorithm;

import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Reduce-scatter by recursive halving: partners at half the distance each time exchange those
 * halves of their parts that the other one keeps (Rabenseifner, 2004).
 */
final class HalvingPhase {
  private HalvingPhase() {}

  /**
   * Leaves each process that takes part with the reduction of the part of its place.
   *
   * @param data reduced in place
   * @param incoming memory as large
   * @param root the process at position 0
   */
  static void reduceScatter(
      Communicator comm,
      Message message,
      Parts data,
      Parts incoming,
      PowerOfTwo processes,
      int root,
      int tag) {
    int size = comm.size();
    int place = processes.place((comm.rank() - root + size) % size);
    int low = 0;
    for (int half = processes.kept() / 2; half > 0; half /= 2) {
      int partner = (processes.position(place ^ half) + root) % size;
      boolean isUpper = (place & half) != 0;
      int kept = isUpper ? low + half : low;
      int given = isUpper ? low : low + half;
      int count = data.length(kept, kept + half);
      comm.sendrecv(
          data.from(given),
          data.length(given, given + half),
          partner,
          tag,
          incoming.from(kept),
          count,
          partner,
          tag,
          message.datatype());
      comm.reduceLocal(
          incoming.from(kept), data.from(kept), count, message.datatype(), message.op());
      low = kept;
    }
  }
}
