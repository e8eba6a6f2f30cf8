package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Reduce-scatter with equal blocks within and between nodes. */
public class ReduceScatterBlockOnNodes extends DecomposedCollective {
  private static final int LEADER = 0;

  private TransposedBlocks byPlaces;
  private MessageBuffer ofLane;
  private MessageBuffer ofNode;
  private MessageBuffer reduced;

  /** A library without the operation is found out on all ranks: by hierarchy, only some call it. */
  @Setup
  public void make(Communicator comm, Message message) {
    comm.reduceScatterBlock(message.send(), message.receive(), 0, message.datatype(), message.op());
    byPlaces = new TransposedBlocks(comm, message, message.send(), lane.size(), node.size());
    ofLane = comm.allocate(message.datatype(), message.count(lane.size()));
    ofNode = comm.allocate(message.datatype(), message.count(node.size()));
    reduced = comm.allocate(message.datatype(), message.count(comm.size()));
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:lanes", suites = "mockups")
  @Description("reduce-scatters of the blocks of lanes on nodes, then on lanes")
  public void lanes(Communicator comm, Message message) {
    byPlaces.fill();
    node.reduceScatterBlock(
        byPlaces.buffer(), ofLane, ofLane.count(), message.datatype(), message.op());
    lane.reduceScatterBlock(
        ofLane, message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:hierarchy", suites = "mockups")
  @Description("reductions on nodes, a reduce-scatter between their leaders, scatters on nodes")
  public void hierarchy(Communicator comm, Message message) {
    node.reduce(message.send(), reduced, reduced.count(), message.datatype(), message.op(), LEADER);
    if (node.rank() == LEADER) {
      lane.reduceScatterBlock(reduced, ofNode, ofNode.count(), message.datatype(), message.op());
    }
    node.scatter(ofNode, message.receive(), message.count(), message.datatype(), LEADER);
  }
}
