package org.tutti.sync.process;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * A barrier up and down a binomial tree of point-to-point messages, whose release carries a number
 * from the root; 2 ceil(log2 p) rounds. Allocates nothing after its construction.
 */
final class ReleaseTree {
  private static final int ARRIVAL_TAG = 74;
  private static final int RELEASE_TAG = 75;

  private final Communicator communicator;
  private final int parent;
  private final int[] children;
  private final MessageBuffer number;
  private final MessageBuffer token;

  ReleaseTree(Communicator communicator, int root) {
    this.communicator = communicator;
    int size = communicator.size();
    int place = (communicator.rank() - root + size) % size;
    int reach = place == 0 ? Integer.highestOneBit(size) * 2 : Integer.lowestOneBit(place);
    int count = 0;
    int[] found = new int[Integer.SIZE];
    for (int distance = reach / 2; distance >= 1; distance /= 2) {
      if (place + distance < size) {
        found[count++] = (place + distance + root) % size;
      }
    }
    this.children = Arrays.copyOf(found, count);
    this.parent = place == 0 ? -1 : ((place & (place - 1)) + root) % size;
    this.number = communicator.allocate(Datatype.LONG, 1);
    this.token = communicator.allocate(Datatype.BYTE, 1);
  }

  boolean isRoot() {
    return parent < 0;
  }

  /** First half: returns when all ranks below this one have arrived, and notifies the parent. */
  void arrive() {
    for (int child = children.length - 1; child >= 0; child--) {
      communicator.recv(token, 1, Datatype.BYTE, children[child], ARRIVAL_TAG);
    }
    if (!isRoot()) {
      communicator.send(token, 1, Datatype.BYTE, parent, ARRIVAL_TAG);
    }
  }

  /** Second half: the number that the root gives. */
  long release(long fromRoot) {
    number.putLong(0, fromRoot);
    if (!isRoot()) {
      communicator.recv(number, 1, Datatype.LONG, parent, RELEASE_TAG);
    }
    for (int child = 0; child < children.length; child++) {
      communicator.send(number, 1, Datatype.LONG, children[child], RELEASE_TAG);
    }
    return number.getLong(0);
  }
}
