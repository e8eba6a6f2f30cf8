package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Scatter within and between nodes. */
public class ScatterOnNodes extends DecomposedCollective {
  private MessageBuffer ofLane;
  private MessageBuffer ofNode;
  private TransposedBlocks byPlaces;

  @Setup
  public void make(Communicator comm, Message message) {
    ofLane = comm.allocate(message.datatype(), message.count(lane.size()));
    ofNode = comm.allocate(message.datatype(), message.count(node.size()));
    byPlaces = new TransposedBlocks(comm, message, message.send(), lane.size(), node.size());
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Scatter:lanes", suites = "mockups")
  @Description("a scatter on the root's node, then scatters on lanes")
  public void lanes(Communicator comm, Message message) {
    int root = message.root();
    if (comm.rank() == root) {
      byPlaces.fill();
    }
    if (isOnNodeOf(root)) {
      node.scatter(byPlaces.buffer(), ofLane, ofLane.count(), message.datatype(), placeOf(root));
    }
    lane.scatter(ofLane, message.receive(), message.count(), message.datatype(), nodeOf(root));
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Scatter:hierarchy", suites = "mockups")
  @Description("a scatter on the root's lane, then scatters on nodes")
  public void hierarchy(Communicator comm, Message message) {
    int root = message.root();
    if (isInPlaceOf(root)) {
      lane.scatter(message.send(), ofNode, ofNode.count(), message.datatype(), nodeOf(root));
    }
    node.scatter(ofNode, message.receive(), message.count(), message.datatype(), placeOf(root));
  }
}
