package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.LocalReductions;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Scan within and between nodes: what is on this node up to this process, and what is on the nodes
 * before.
 */
public class ScanOnNodes extends DecomposedCollective {
  private PaddedBuffer data;
  private PaddedBuffer parts;
  private MessageBuffer before;
  private MessageBuffer part;
  private MessageBuffer partBefore;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    before = comm.allocate(message.datatype(), message.count());
    data = new PaddedBuffer(node, message, message.send());
    parts = new PaddedBuffer(node, message, before);
    part = comm.allocate(message.datatype(), data.part());
    partBefore = comm.allocate(message.datatype(), data.part());
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Scan:lanes", suites = "mockups")
  @Description("exclusive scans of parts of each node on lanes, and scans on nodes")
  public void lanes(Communicator comm, Message message) {
    int count = data.part();
    data.fill();
    node.reduceScatterBlock(data.buffer(), part, count, message.datatype(), message.op());
    lane.exscan(part, partBefore, count, message.datatype(), message.op());
    node.scan(message.send(), message.receive(), message.count(), message.datatype(), message.op());
    if (lane.rank() > 0) {
      node.allgather(partBefore, parts.buffer(), count, message.datatype());
      parts.drain();
      add(comm, message);
    }
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Scan:hierarchy", suites = "mockups")
  @Description("scans on nodes, and an exclusive scan between their last processes")
  public void hierarchy(Communicator comm, Message message) {
    int count = message.count();
    int last = node.size() - 1;
    node.scan(message.send(), message.receive(), count, message.datatype(), message.op());
    if (node.rank() == last) {
      lane.exscan(message.receive(), before, count, message.datatype(), message.op());
    }
    if (lane.rank() > 0) {
      node.bcast(before, count, message.datatype(), last);
      add(comm, message);
    }
  }

  private void add(Communicator comm, Message message) {
    comm.reduceLocal(before, message.receive(), message.count(), message.datatype(), message.op());
  }
}
