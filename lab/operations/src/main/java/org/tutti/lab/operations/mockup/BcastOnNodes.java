package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Broadcast within and between nodes. */
public class BcastOnNodes extends DecomposedCollective {
  private PaddedBuffer data;
  private MessageBuffer part;

  @Setup
  public void make(Communicator comm, Message message) {
    data = new PaddedBuffer(node, message, message.send());
    part = comm.allocate(message.datatype(), data.part());
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:lanes", suites = "mockups")
  @Description("a scatter on the root's node, broadcasts on lanes, allgathers on nodes")
  public void lanes(Communicator comm, Message message) {
    int root = message.root();
    int count = data.part();
    boolean isRoot = comm.rank() == root;
    if (isRoot) {
      data.fill();
    }
    if (isOnNodeOf(root)) {
      node.scatter(data.buffer(), part, count, message.datatype(), placeOf(root));
    }
    lane.bcast(part, count, message.datatype(), nodeOf(root));
    node.allgather(part, data.buffer(), count, message.datatype());
    if (!isRoot) {
      data.drain();
    }
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:hierarchy", suites = "mockups")
  @Description("a broadcast on the root's lane, then on nodes")
  public void hierarchy(Communicator comm, Message message) {
    int root = message.root();
    if (isInPlaceOf(root)) {
      lane.bcast(message.send(), message.count(), message.datatype(), nodeOf(root));
    }
    node.bcast(message.send(), message.count(), message.datatype(), placeOf(root));
  }
}
