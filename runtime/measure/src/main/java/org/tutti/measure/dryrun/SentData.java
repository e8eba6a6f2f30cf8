package org.tutti.measure.dryrun;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;

/**
 * The content of the send buffers of all ranks.
 *
 * @param all the send buffers of all ranks, one after the other
 * @param length number of elements in each
 */
record SentData(MessageBuffer all, int length) {
  /**
   * Fills a buffer with small numbers that differ between ranks, blocks, and positions, and whose
   * sums are exact.
   */
  static void fill(MessageBuffer send, int rank) {
    for (int index = 0; index < send.count(); index++) {
      BufferElements.put(send, index, (rank * 7 + index * 3 + index / 11) % 5 + 1);
    }
  }

  /** Collective: collects the send buffers, on a communicator that no benchmark uses. */
  static SentData collect(Communicator own, MessageBuffer send) {
    MessageBuffer all = own.allocate(send.datatype(), send.count() * own.size());
    own.allgather(send, all, send.count(), send.datatype());
    return new SentData(all, send.count());
  }

  double of(int rank, int index) {
    return BufferElements.get(all, rank * length + index);
  }
}
