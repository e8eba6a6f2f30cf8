package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Gather within and between nodes. */
public class GatherOnNodes extends DecomposedCollective {
  private MessageBuffer ofLane;
  private MessageBuffer ofNode;
  private TransposedBlocks byPlaces;

  @Setup
  public void make(Communicator comm, Message message) {
    ofLane = comm.allocate(message.datatype(), message.count(lane.size()));
    ofNode = comm.allocate(message.datatype(), message.count(node.size()));
    byPlaces = new TransposedBlocks(comm, message, message.receive(), lane.size(), node.size());
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:lanes", suites = "mockups")
  @Description("gathers on lanes to the root's node, then a gather on it")
  public void lanes(Communicator comm, Message message) {
    int root = message.root();
    lane.gather(message.send(), ofLane, message.count(), message.datatype(), nodeOf(root));
    if (isOnNodeOf(root)) {
      node.gather(ofLane, byPlaces.buffer(), ofLane.count(), message.datatype(), placeOf(root));
    }
    if (comm.rank() == root) {
      byPlaces.drain();
    }
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:hierarchy", suites = "mockups")
  @Description("gathers on nodes, then one on the root's lane")
  public void hierarchy(Communicator comm, Message message) {
    int root = message.root();
    node.gather(message.send(), ofNode, message.count(), message.datatype(), placeOf(root));
    if (isInPlaceOf(root)) {
      lane.gather(ofNode, message.receive(), ofNode.count(), message.datatype(), nodeOf(root));
    }
  }
}
