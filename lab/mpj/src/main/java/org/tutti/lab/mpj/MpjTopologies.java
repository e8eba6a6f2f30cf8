package org.tutti.lab.mpj;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Topologies;

/** Grids, which MPJ Express never reorders, and the translation of ranks. */
interface MpjTopologies extends Topologies, MpjHandle {
  @Override
  default Optional<Communicator> cartCreate(int[] dimensions, boolean[] periodic, boolean reorder) {
    MpjGrid.requirePlaces(dimensions, periodic, size());
    try {
      Object grid =
          MpjTopologyFunctions.CREATE.handle().invokeExact(handle(), dimensions, periodic, reorder);
      return Optional.ofNullable(grid).map(MpjCommunicator::of);
    } catch (Throwable e) {
      throw MpjTopologyFunctions.CREATE.failed(e);
    }
  }

  @Override
  default Communicator cartSub(boolean... remaining) {
    return MpjCommunicator.of(MpjGrid.of(handle()).part(remaining));
  }

  @Override
  default int cartRank(int... coordinates) {
    return MpjGrid.of(handle()).rank(coordinates);
  }

  @Override
  default int[] cartCoords(int rank) {
    return MpjGrid.of(handle()).coordinates(requireRank("MPI_Cart_coords", rank));
  }

  @Override
  default CartesianShift cartShift(int dimension, int distance) {
    return MpjGrid.of(handle()).shift(dimension, distance);
  }

  @Override
  default NeighborRanks neighbors() {
    return MpjGrid.of(handle()).neighbors();
  }

  /** MPJ Express 0.44 translates the ranks 0, 1, 2, ..., whichever it is given. */
  @Override
  default int[] translateRanks(int[] ranks, Communicator other) {
    if (!(other instanceof MpjCommunicator there)) {
      throw new IllegalArgumentException("the communicator is of another provider: " + other);
    }
    int[] all = IntStream.range(0, size()).toArray();
    int[] theirs;
    try {
      Object here = MpjCommunicatorFunctions.GROUP.handle().invokeExact(handle());
      Object group = MpjCommunicatorFunctions.GROUP.handle().invokeExact(there.handle());
      theirs =
          (int[]) MpjCommunicatorFunctions.TRANSLATE_RANKS.handle().invokeExact(here, all, group);
    } catch (Throwable e) {
      throw MpjCommunicatorFunctions.TRANSLATE_RANKS.failed(e);
    }
    return Arrays.stream(ranks).map(rank -> translated(rank, theirs)).toArray();
  }

  private int translated(int rank, int... theirs) {
    return rank == PointToPointMessages.PROC_NULL
        ? rank
        : Math.max(-1, theirs[requireRank("MPI_Group_translate_ranks", rank)]);
  }

  private int requireRank(String function, int rank) {
    if (rank < 0 || rank >= size()) {
      throw MpjErrors.argument(
          function, "no rank " + rank + " in a communicator of " + size() + " processes");
    }
    return rank;
  }
}
