package org.tutti.lab.operations.mockup;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Blocks of which only that of the root has elements. Those of a root are made when it is first
 * asked for, which is in the warm-up, as a root that rotates returns after as many observations as
 * there are processes.
 */
final class BlocksByRoot {
  private final Communicator comm;
  private final int count;
  private final Blocks[] ofRoot;

  BlocksByRoot(Communicator comm, Message message) {
    this.comm = comm;
    this.count = message.count();
    this.ofRoot = new Blocks[comm.size()];
    of(message.root());
  }

  Blocks of(int root) {
    if (ofRoot[root] == null) {
      int[] counts = new int[ofRoot.length];
      counts[root] = count;
      ofRoot[root] = comm.blocks(counts);
    }
    return ofRoot[root];
  }
}
