package org.tutti.operations.neighborhood;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.Requests;

/**
 * Whose block arrives in each slot of a process when every process sends a block of its own to each
 * neighbor.
 *
 * <p>Where a process is a neighbor several times, as on grids with an extent of 1 or 2, libraries
 * differ in which of its blocks arrives in which of these slots: in the order of the lists (MPI
 * 3.1, section 7.6, and Open MPI 4.1 on graphs), the block sent the opposite way (MPI 4.0, section
 * 8.6, and Open MPI 4.1 for blocking operations on grids), or in reverse order (MPICH 4.0). Each is
 * taken for right, as long as every block arrives once.
 *
 * @param ranks the sender for each slot, negative if there is none
 * @param blocks which of the sender's blocks it is
 */
record SlotSources(int[] ranks, int[] blocks) {
  private static final int TAG = 1;

  /**
   * Collective: sends the numbers of the blocks through the operation, and beside it.
   *
   * @param world whose ranks are wanted
   * @param exchange sends an int to each neighbor
   */
  static SlotSources learn(
      Communicator topology,
      Communicator world,
      BiConsumer<MessageBuffer, MessageBuffer> exchange) {
    NeighborRanks neighbors = topology.neighbors();
    int[] sources = neighbors.sources();
    MessageBuffer send = topology.allocate(Datatype.INT, neighbors.destinations().length);
    MessageBuffer receive = topology.allocate(Datatype.INT, sources.length);
    for (int block = 0; block < send.count(); block++) {
      send.putInt(block, block);
    }
    exchange.accept(send, receive);
    int[] arrived = new int[sources.length];
    Arrays.setAll(arrived, receive::getInt);
    int[] inOrder = inOrder(topology, neighbors);
    return new SlotSources(
        topology.translateRanks(sources, world),
        isReordered(sources, inOrder, arrived) ? arrived : inOrder);
  }

  /** The n-th slot of a sender takes the n-th block that it sends to this process. */
  private static int[] inOrder(Communicator topology, NeighborRanks neighbors) {
    RankRuns out = RankRuns.of(neighbors.destinations());
    RankRuns in = RankRuns.of(neighbors.sources());
    MessageBuffer sent = topology.allocate(Datatype.INT, out.positions().size());
    MessageBuffer received = topology.allocate(Datatype.INT, in.positions().size());
    for (int i = 0; i < sent.count(); i++) {
      sent.putInt(i, out.positions().get(i));
    }
    Requests requests = topology.requests(in.runs().size() + out.runs().size());
    int next = 0;
    for (RankRuns.RankRun run : in.runs()) {
      MessageBuffer into = received.slice(run.start(), run.length());
      topology.irecv(into, run.length(), Datatype.INT, run.rank(), TAG, requests.at(next++));
    }
    for (RankRuns.RankRun run : out.runs()) {
      MessageBuffer from = sent.slice(run.start(), run.length());
      topology.isend(from, run.length(), Datatype.INT, run.rank(), TAG, requests.at(next++));
    }
    requests.waitAll();
    int[] blocks = new int[neighbors.sources().length];
    for (int i = 0; i < received.count(); i++) {
      blocks[in.positions().get(i)] = received.getInt(i);
    }
    return blocks;
  }

  /** Whether the slots of each sender have the same blocks, in whatever order. */
  static boolean isReordered(int[] sources, int[] inOrder, int[] arrived) {
    return Arrays.equals(blocksBySource(sources, inOrder), blocksBySource(sources, arrived));
  }

  private static long[] blocksBySource(int[] sources, int[] blocks) {
    long[] pairs = new long[sources.length];
    for (int slot = 0; slot < sources.length; slot++) {
      pairs[slot] = sources[slot] < 0 ? -1 : (long) sources[slot] << Integer.SIZE | blocks[slot];
    }
    Arrays.sort(pairs);
    return pairs;
  }

  /**
   * The positions of a list of ranks, those of each rank beside each other and in the order of the
   * list. Negative ranks, which are nobody, are left out.
   *
   * @param positions of the list
   * @param runs where the positions of each rank are
   */
  record RankRuns(List<Integer> positions, List<RankRun> runs) {
    /** So many {@code positions} from {@code start} on are those of a rank. */
    record RankRun(int rank, int start, int length) {}

    static RankRuns of(int[] ranks) {
      List<Integer> positions =
          IntStream.range(0, ranks.length)
              .filter(position -> ranks[position] >= 0)
              .boxed()
              .sorted(Comparator.comparingInt(position -> ranks[position]))
              .toList();
      List<RankRun> runs = new ArrayList<>();
      int start = 0;
      for (int end = 1; end <= positions.size(); end++) {
        int rank = ranks[positions.get(start)];
        if (end == positions.size() || ranks[positions.get(end)] != rank) {
          runs.add(new RankRun(rank, start, end - start));
          start = end;
        }
      }
      return new RankRuns(positions, runs);
    }
  }
}
