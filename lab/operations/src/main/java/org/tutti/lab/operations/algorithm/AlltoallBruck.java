package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Alltoall of short messages in ceil(log2 p) rounds: a block that has to go i processes further
 * travels in those rounds whose bit is set in i (Bruck, Ho, Kipnis, Upfal and Weathersby, 1997).
 */
public class AlltoallBruck {
  private static final int TAG = 1;

  private MessageBuffer packed;
  private MessageBuffer arrived;
  private LocalCopy rotate;
  private LocalCopy pack;
  private LocalCopy unpack;
  private LocalCopy place;

  @Setup
  public void make(Communicator comm, Message message) {
    message.count(comm.size() / 2);
    long all = message.elements(comm.size());
    MessageBuffer blocks = comm.allocate(message.datatype(), all);
    packed = comm.allocate(message.datatype(), all);
    arrived = comm.allocate(message.datatype(), all);
    rotate = new LocalCopy(message.send(), blocks);
    pack = new LocalCopy(blocks, packed);
    unpack = new LocalCopy(arrived, blocks);
    place = new LocalCopy(blocks, message.receive());
  }

  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:Bruck", suites = "algorithms")
  @Description("Bruck")
  public void bruck(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int count = message.count();
    long before = message.elements(rank);
    long after = message.elements(size - rank);
    rotate.copy(before, 0, after);
    rotate.copy(0, after, before);
    for (int bit = 1; bit < size; bit *= 2) {
      int length = 0;
      for (int i = bit; i < size; i++) {
        if ((i & bit) != 0) {
          pack.copy((long) i * count, length, count);
          length += count;
        }
      }
      int destination = (rank + bit) % size;
      int source = (rank - bit + size) % size;
      comm.sendrecv(
          packed, length, destination, TAG, arrived, length, source, TAG, message.datatype());
      for (int i = size - 1; i >= bit; i--) {
        if ((i & bit) != 0) {
          length -= count;
          unpack.copy(length, (long) i * count, count);
        }
      }
    }
    for (int i = 0; i < size; i++) {
      place.copy((long) i * count, (rank - i + size) % size * (long) count, count);
    }
  }
}
