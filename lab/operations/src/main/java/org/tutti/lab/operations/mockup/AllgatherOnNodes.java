package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Allgather within and between nodes. */
public class AllgatherOnNodes extends DecomposedCollective {
  private static final int LEADER = 0;

  private MessageBuffer ofLane;
  private MessageBuffer ofNode;
  private TransposedBlocks byPlaces;
  private int all;

  @Setup
  public void make(Communicator comm, Message message) {
    all = message.count(comm.size());
    ofLane = comm.allocate(message.datatype(), message.count(lane.size()));
    ofNode = comm.allocate(message.datatype(), message.count(node.size()));
    byPlaces = new TransposedBlocks(comm, message, message.receive(), lane.size(), node.size());
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:lanes", suites = "mockups")
  @Description("allgathers on lanes, then on nodes")
  public void lanes(Communicator comm, Message message) {
    lane.allgather(message.send(), ofLane, message.count(), message.datatype());
    node.allgather(ofLane, byPlaces.buffer(), ofLane.count(), message.datatype());
    byPlaces.drain();
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:hierarchy", suites = "mockups")
  @Description("gathers on nodes, an allgather between their leaders, broadcasts on nodes")
  public void hierarchy(Communicator comm, Message message) {
    node.gather(message.send(), ofNode, message.count(), message.datatype(), LEADER);
    if (node.rank() == LEADER) {
      lane.allgather(ofNode, message.receive(), ofNode.count(), message.datatype());
    }
    node.bcast(message.receive(), all, message.datatype(), LEADER);
  }
}
