package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.operations.state.LeastValue;
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
}
