package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Allreduce within and between nodes. */
public class AllreduceOnNodes extends DecomposedCollective {
  private static final int LEADER = 0;

  private PaddedBuffer data;
  private PaddedBuffer result;
  private MessageBuffer part;
  private MessageBuffer reducedPart;
  private MessageBuffer ofNode;

  @Setup
  public void make(Communicator comm, Message message) {
    data = new PaddedBuffer(node, message, message.send());
    result = new PaddedBuffer(node, message, message.receive());
    part = comm.allocate(message.datatype(), data.part());
    reducedPart = comm.allocate(message.datatype(), data.part());
    ofNode = comm.allocate(message.datatype(), message.count());
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:lanes", suites = "mockups")
  @Description("reductions of parts on nodes, allreduces on lanes, allgathers on nodes")
  public void lanes(Communicator comm, Message message) {
    int count = data.part();
    data.fill();
    node.reduceScatterBlock(data.buffer(), part, count, message.datatype(), message.op());
    lane.allreduce(part, reducedPart, count, message.datatype(), message.op());
    node.allgather(reducedPart, result.buffer(), count, message.datatype());
    result.drain();
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:hierarchy", suites = "mockups")
  @Description("reductions on nodes, an allreduce between their leaders, broadcasts on nodes")
  public void hierarchy(Communicator comm, Message message) {
    int count = message.count();
    node.reduce(message.send(), ofNode, count, message.datatype(), message.op(), LEADER);
    if (node.rank() == LEADER) {
      lane.allreduce(ofNode, message.receive(), count, message.datatype(), message.op());
    }
    node.bcast(message.receive(), count, message.datatype(), LEADER);
  }
}
