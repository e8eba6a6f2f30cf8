package org.tutti.lab.stress;

import java.util.function.IntUnaryOperator;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Blocks to the next ranks, the last of which is followed by rank 0. No rank is a neighbor twice,
 * since libraries differ in the order of such blocks.
 *
 * @param isPersonal whether each neighbor gets a block of its own
 * @param isUnequal whether they are {@link UnequalBlocks}
 */
record NeighborData(boolean isPersonal, boolean isUnequal) implements StressData {
  private static final int MAX_NEIGHBORS = 3;

  /** Collective: a communicator on which each rank sends to the next ones. */
  static Communicator topology(Communicator world) {
    int[] sources = new int[neighbors(world.size())];
    int[] destinations = new int[sources.length];
    for (int slot = 0; slot < sources.length; slot++) {
      sources[slot] = source(slot, world.rank(), world.size());
      destinations[slot] = (world.rank() + slot + 1) % world.size();
    }
    return world.distGraphCreateAdjacent(sources, destinations, false);
  }

  /** How many ranks each one receives from, and sends to. */
  static int neighbors(int processes) {
    return Math.min(MAX_NEIGHBORS, processes);
  }

  @Override
  public Payload payload(ReduceOp op) {
    return this::arrivals;
  }

  @Override
  public int sendBlocks(int processes) {
    return isPersonal ? neighbors(processes) : 1;
  }

  @Override
  public int receiveBlocks(int processes) {
    return neighbors(processes);
  }

  @Override
  public IntUnaryOperator sent(Communicator comm) {
    return slot -> comm.rank() + slot;
  }

  @Override
  public IntUnaryOperator received(Communicator comm) {
    return slot -> number(source(slot, comm.rank(), comm.size()), slot);
  }

  @Override
  public boolean isAmongNeighbors() {
    return true;
  }

  /** The size of what is sent to all is that of the block of the sender's number. */
  private void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    for (int slot = 0; slot < neighbors(place.processes()); slot++) {
      int source = source(slot, place.rank(), place.processes());
      int size = isUnequal ? UnequalBlocks.size(number(source, slot), count) : count;
      arrivals.block(slot * count, size, source, isPersonal ? slot * count : 0);
    }
  }

  private int number(int source, int slot) {
    return isPersonal ? source + slot : source;
  }

  /** The rank that a rank receives from as its neighbor number {@code slot}. */
  private static int source(int slot, int rank, int processes) {
    return Math.floorMod(rank - slot - 1, processes);
  }
}
