package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalReductions;
import org.tutti.lab.operations.mockup.MockUpBuffers.PaddedBuffer;
import org.tutti.lab.operations.mockup.MockUpBuffers.TransposedBlocks;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.operations.state.InPlace;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;

/**
 * A collective operation that is decomposed into such within and between nodes (Träff and Hunold,
 * "Decomposing MPI collectives for exploiting multi-lane communication", CLUSTER 2020). The
 * processes of a node have consecutive ranks; those at the same place of each node are a lane.
 *
 * <pre>{@code
 *          place 0   place 1   place 2
 * node 0      0         1         2
 * node 1      3         4         5      each row is a node, each column a lane
 * }</pre>
 *
 * <p>By <i>lanes</i>, the data of a node are divided among its processes, so that all lanes carry
 * an equal part between the nodes at the same time. By <i>hierarchy</i>, one process of each node
 * carries all of it.
 */
public abstract class DecomposedCollective implements ParameterCheck {
  private static final int LEADER = 0;

  /**
   * The number of nodes into which the processes are divided in the order of their ranks; 0 for the
   * hosts. If hosts have different numbers of processes, or such whose ranks do not follow each
   * other, each process is a node; if the library does not tell hosts, all processes are one.
   */
  @Param("0")
  public int nodes;

  /** The processes of this one's node; ranks are places. */
  protected Communicator node;

  /** The processes at this one's place of each node; ranks are nodes. */
  protected Communicator lane;

  @Override
  public final void checkProcesses(int processes) {
    LeastValue.check("nodes", nodes, 0);
    if (nodes > 0 && processes % nodes != 0) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Parameter nodes cannot be '" + nodes + "': it does not divide " + processes + " ranks.",
          "Give a divisor of the number of ranks, or 0 for the hosts.");
    }
  }

  /** Collective: runs before the set-up of the operation itself. */
  @Setup
  public final void divide(Communicator comm) {
    int places = nodes > 0 ? comm.size() / nodes : processesPerHost(comm);
    node = comm.split(comm.rank() / places, comm.rank());
    lane = comm.split(comm.rank() % places, comm.rank());
  }

  /** The set-up may have failed, and said why. */
  @TearDown
  public final void unite() {
    for (Communicator part : new Communicator[] {lane, node}) {
      if (part != null) {
        part.free();
      }
    }
    lane = null;
    node = null;
  }

  private static int processesPerHost(Communicator comm) {
    Communicator host;
    try {
      host = comm.splitShared(comm.rank());
    } catch (OperationNotInLibrary e) {
      return comm.size();
    }
    int size = host.size();
    // If this is so of all processes, those of a host follow each other.
    boolean isInPlace = comm.rank() % size == host.rank();
    host.free();
    CollectiveExchange all = new CollectiveExchange(comm);
    return all.isSame(size) & all.maximum(isInPlace ? 0 : 1) == 0 ? size : 1;
  }

  /** The node of a rank. */
  protected final int nodeOf(int rank) {
    return rank / node.size();
  }

  /** The place of a rank in its node. */
  protected final int placeOf(int rank) {
    return rank % node.size();
  }

  /** Whether this process is on the node of a rank. */
  protected final boolean isOnNodeOf(int rank) {
    return lane.rank() == nodeOf(rank);
  }

  /** Whether this process is at the place of a rank in its node. */
  protected final boolean isInPlaceOf(int rank) {
    return node.rank() == placeOf(rank);
  }

  /** Broadcast within and between nodes. */
  public static class BcastOnNodes extends DecomposedCollective {
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

  /** Gather within and between nodes. */
  public static class GatherOnNodes extends DecomposedCollective {
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

  /** Scatter within and between nodes. */
  public static class ScatterOnNodes extends DecomposedCollective {
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

  /** Allgather within and between nodes. */
  public static class AllgatherOnNodes extends DecomposedCollective {
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

  /**
   * Allgather on lanes, then on nodes, without copies: lanes receive each block where it belongs,
   * and nodes gather in place, once for each of them, as its blocks lie side by side. (Träff and
   * Hunold use derived datatypes to do it once.)
   */
  public static class AllgatherOnLanesInPlace extends DecomposedCollective {
    private Blocks ofLane;
    private MessageBuffer[] ofNodes;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      message.count(comm.size());
      int[] counts = new int[lane.size()];
      int[] displacements = new int[lane.size()];
      ofNodes = new MessageBuffer[lane.size()];
      for (int from = 0; from < lane.size(); from++) {
        int first = from * node.size();
        counts[from] = message.count();
        displacements[from] = (int) message.elements(first + node.rank());
        ofNodes[from] =
            message.receive().slice(message.elements(first), message.elements(node.size()));
      }
      ofLane = lane.blocks(counts, displacements);
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:lanes-in-place", suites = "mockups")
    @Description("allgathers on lanes, then on nodes, without copies")
    public void lanes(Communicator comm, Message message, InPlace inPlace) {
      int count = message.count();
      if (lane.size() == 1) {
        // MPICH 4.0.2 ignores the displacement of a process that is alone.
        own.copy(0, message.elements(comm.rank()), count);
      } else {
        lane.allgatherv(message.send(), count, message.receive(), ofLane, message.datatype());
      }
      for (MessageBuffer blocks : ofNodes) {
        node.allgather(inPlace.buffer, blocks, count, message.datatype());
      }
    }
  }

  /** All-to-all on lanes, then on nodes. */
  public static class AlltoallOnNodes extends DecomposedCollective {
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

  /** Reduction within and between nodes. */
  public static class ReduceOnNodes extends DecomposedCollective {
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
        lane.reduce(
            ofNode, message.receive(), count, message.datatype(), message.op(), nodeOf(root));
      }
    }
  }

  /** Allreduce within and between nodes. */
  public static class AllreduceOnNodes extends DecomposedCollective {
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

  /** Reduce-scatter with equal blocks within and between nodes. */
  public static class ReduceScatterBlockOnNodes extends DecomposedCollective {
    private TransposedBlocks byPlaces;
    private MessageBuffer ofLane;
    private MessageBuffer ofNode;
    private MessageBuffer reduced;

    /**
     * A library without the operation is found out on all ranks: by hierarchy, only some call it.
     */
    @Setup
    public void make(Communicator comm, Message message) {
      comm.reduceScatterBlock(
          message.send(), message.receive(), 0, message.datatype(), message.op());
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
      node.reduce(
          message.send(), reduced, reduced.count(), message.datatype(), message.op(), LEADER);
      if (node.rank() == LEADER) {
        lane.reduceScatterBlock(reduced, ofNode, ofNode.count(), message.datatype(), message.op());
      }
      node.scatter(ofNode, message.receive(), message.count(), message.datatype(), LEADER);
    }
  }

  /**
   * Scan within and between nodes: what is on this node up to this process, and what is on the
   * nodes before.
   */
  public static class ScanOnNodes extends DecomposedCollective {
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
      node.scan(
          message.send(), message.receive(), message.count(), message.datatype(), message.op());
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
      comm.reduceLocal(
          before, message.receive(), message.count(), message.datatype(), message.op());
    }
  }
}
