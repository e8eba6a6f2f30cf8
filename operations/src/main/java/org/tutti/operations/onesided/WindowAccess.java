package org.tutti.operations.onesided;

import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** What the first rank does with the memory of the last one. */
enum WindowAccess {
  WRITE,
  READ;

  /** The buffer that the window is on. */
  MessageBuffer shown(Message message) {
    return this == WRITE ? message.receive() : message.send();
  }

  /** Blocks beside each other, each of them what the other rank sends. */
  void arrivals(PayloadContext place, int blocks, Arrivals arrivals) {
    int last = place.processes() - 1;
    int reader = this == WRITE ? last : 0;
    int sender = this == WRITE ? 0 : last;
    for (int block = 0; place.rank() == reader && block < blocks; block++) {
      arrivals.block(place.elements(block), place.count(), sender, 0);
    }
  }
}
