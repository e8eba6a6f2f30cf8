package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Reduction within and between nodes. */
public class ReduceOnNodes extends DecomposedCollective {
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

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:lanes", suites = "mockups")
  @Description("reductions of parts on nodes, then on lanes, a gather on the root's node")
  public void lanes(Communicator comm, Message message) {
    int root = message.root();
    int count = data.part();
    data.fill();
    node.reduceScatterBlock(data.buffer(), part, count, message.datatype(), message.op());
    lane.reduce(part, reducedPart, count, message.datatype(), message.op(), nodeOf(root));
    if (isOnNodeOf(root)) {
      node.gather(reducedPart, result.buffer(), count, message.datatype(), placeOf(root));
    }
    if (comm.rank() == root) {
      result.drain();
    }
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:hierarchy", suites = "mockups")
  @Description("reductions on nodes, then one on the root's lane")
  public void hierarchy(Communicator comm, Message message) {
    int root = message.root();
    int count = message.count();
    node.reduce(message.send(), ofNode, count, message.datatype(), message.op(), placeOf(root));
    if (isInPlaceOf(root)) {
      lane.reduce(ofNode, message.receive(), count, message.datatype(), message.op(), nodeOf(root));
    }
  }
}
