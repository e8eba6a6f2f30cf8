package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/**
 * Allgather on lanes, then on nodes, without copies: lanes receive each block where it belongs, and
 * nodes gather in place, once for each of them, as its blocks lie side by side. (Träff and Hunold
 * use derived datatypes to do it once.)
 */
public class AllgatherOnLanesInPlace extends DecomposedCollective {
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
