package org.tutti.bench.operationtwins;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.operations.neighborhood.NeighborAlltoall;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Neighbor_alltoall}, by turns bare and by Tutti. */
public class NeighborAlltoallTwin extends NeighborAlltoall {
  private final BareTurn bare = new BareTurn();

  @Setup
  public void find(Message message) {
    bare.find(topology, message);
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  @TearDown
  public void end() {
    bare.end();
  }

  @Override
  @Benchmark(operation = "NEIGHBOR_ALLTOALL")
  public void exchange(Message message) {
    if (bare.isNow) {
      BareCollectives.neighborAlltoall(
          bare.send, bare.receive, bare.count, BareCalls.BYTE, bare.communicator);
    } else {
      super.exchange(message);
    }
  }
}
