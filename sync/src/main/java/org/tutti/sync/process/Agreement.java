package org.tutti.sync.process;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Small collective decisions outside the timed loop. */
final class Agreement {
  private final Communicator communicator;
  private final MessageBuffer mine;
  private final MessageBuffer all;

  Agreement(Communicator communicator) {
    this.communicator = communicator;
    this.mine = communicator.allocate(Datatype.LONG, 1);
    this.all = communicator.allocate(Datatype.LONG, 1);
  }

  /** Collective: the root's value on every rank. */
  long fromRoot(long value, int root) {
    mine.putLong(0, value);
    communicator.bcast(mine, 1, Datatype.LONG, root);
    return mine.getLong(0);
  }

  /** Collective: the largest value of all ranks. */
  long maximum(long value) {
    mine.putLong(0, value);
    communicator.allreduce(mine, all, 1, Datatype.LONG, ReduceOp.MAX);
    return all.getLong(0);
  }

  /** Collective: the largest value of all ranks, element by element, in place. */
  void maximum(long[] values) {
    MessageBuffer send = communicator.allocate(Datatype.LONG, values.length);
    MessageBuffer receive = communicator.allocate(Datatype.LONG, values.length);
    for (int index = 0; index < values.length; index++) {
      send.putLong(index, values[index]);
    }
    communicator.allreduce(send, receive, values.length, Datatype.LONG, ReduceOp.MAX);
    for (int index = 0; index < values.length; index++) {
      values[index] = receive.getLong(index);
    }
  }
}
