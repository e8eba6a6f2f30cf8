package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** All-to-all on lanes, then on nodes. */
public class AlltoallOnNodes extends DecomposedCollective {
  private MessageBuffer toPlaces;
  private TransposedBlocks byPlaces;
  private TransposedBlocks byNodes;
  private int ofNode;
  private int ofLane;

  @Setup
  public void make(Communicator comm, Message message) {
    ofNode = message.count(node.size());
    ofLane = message.count(lane.size());
    toPlaces = comm.allocate(message.datatype(), message.count(comm.size()));
    byPlaces = new TransposedBlocks(comm, message, toPlaces, lane.size(), node.size());
    byNodes = new TransposedBlocks(comm, message, message.receive(), lane.size(), node.size());
  }

  /** A lane carries the blocks for all places of a node, which then deals them out. */
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:lanes", suites = "mockups")
  @Description("all-to-alls on lanes, then on nodes")
  public void lanes(Communicator comm, Message message) {
    lane.alltoall(message.send(), toPlaces, ofNode, message.datatype());
    byPlaces.fill();
    node.alltoall(byPlaces.buffer(), byNodes.buffer(), ofLane, message.datatype());
    byNodes.drain();
  }
}
