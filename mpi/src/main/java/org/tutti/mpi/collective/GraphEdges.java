package org.tutti.mpi.collective;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.transport.Errors;

/** Brings the edges of a graph to the ranks that they join. */
final class GraphEdges {
  private static final int ENDS = 2;

  private GraphEdges() {}

  /**
   * Of edges that any rank may contribute: those that this rank is an end of, by contributor and
   * then in the order of contributing.
   */
  static GraphNeighborhood collect(
      TopologyChapter communicator, int[] sources, int[] degrees, int[] destinations) {
    String function = "dist_graph_create";
    int[] mine = edges(function, communicator.size(), sources, degrees, destinations);
    int[] all = allOf(communicator, mine);
    List<Integer> before = new ArrayList<>();
    List<Integer> after = new ArrayList<>();
    for (int edge = 0; edge < all.length; edge += ENDS) {
      if (all[edge + 1] == communicator.rank()) {
        before.add(all[edge]);
      }
      if (all[edge] == communicator.rank()) {
        after.add(all[edge + 1]);
      }
    }
    return new GraphNeighborhood(toArray(before), toArray(after));
  }

  private static int[] edges(
      String function, int size, int[] sources, int[] degrees, int[] destinations) {
    long named = Arrays.stream(degrees).asLongStream().sum();
    boolean negative = Arrays.stream(degrees).anyMatch(degree -> degree < 0);
    if (sources.length != degrees.length || negative || named != destinations.length) {
      throw Errors.argument(
          function,
          String.format(
              "%d sources with %d degrees that name %d edges, but %d destinations",
              sources.length, degrees.length, named, destinations.length));
    }
    int[] edges = new int[ENDS * destinations.length];
    int next = 0;
    for (int index = 0; index < sources.length; index++) {
      ArgumentChecks.rank(function, sources[index], size);
      for (int edge = 0; edge < degrees[index]; edge++) {
        ArgumentChecks.rank(function, destinations[next], size);
        edges[ENDS * next] = sources[index];
        edges[ENDS * next + 1] = destinations[next];
        next++;
      }
    }
    return edges;
  }

  /** The numbers of all ranks, one rank's after the other's. */
  private static int[] allOf(TopologyChapter communicator, int[] mine) {
    int size = communicator.size();
    MessageBuffer length = communicator.allocate(Datatype.INT, 1);
    MessageBuffer lengths = communicator.allocate(Datatype.INT, size);
    length.putInt(0, mine.length);
    communicator.allgather(length, lengths, 1, Datatype.INT);
    int[] counts = IntStream.range(0, size).map(lengths::getInt).toArray();
    Blocks blocks = communicator.blocks(counts);
    MessageBuffer send = buffer(communicator, mine);
    MessageBuffer receive = communicator.allocate(Datatype.INT, blocks.extent());
    communicator.allgatherv(send, mine.length, receive, blocks, Datatype.INT);
    return IntStream.range(0, blocks.extent()).map(receive::getInt).toArray();
  }

  /**
   * Of edges that both ends contribute.
   *
   * @throws org.tutti.mpi.MpiException if another rank names its edges with this one differently
   */
  static GraphNeighborhood adjacent(
      TopologyChapter communicator, int[] sources, int[] destinations) {
    int size = communicator.size();
    int[] to = tally(size, destinations);
    int[] from = tally(size, sources);
    MessageBuffer named = communicator.allocate(Datatype.INT, size);
    communicator.alltoall(buffer(communicator, to), named, 1, Datatype.INT);
    for (int rank = 0; rank < size; rank++) {
      if (named.getInt(rank) != from[rank]) {
        throw Errors.topology(
            "dist_graph_create_adjacent",
            String.format(
                "rank %d names %d edges to rank %d, which names %d from it",
                rank, named.getInt(rank), communicator.rank(), from[rank]));
      }
    }
    return new GraphNeighborhood(sources.clone(), destinations.clone());
  }

  private static int[] tally(int size, int[] ranks) {
    int[] edges = new int[size];
    for (int rank : ranks) {
      ArgumentChecks.rank("dist_graph_create_adjacent", rank, size);
      edges[rank]++;
    }
    return edges;
  }

  private static MessageBuffer buffer(TopologyChapter communicator, int[] numbers) {
    MessageBuffer buffer = communicator.allocate(Datatype.INT, numbers.length);
    for (int index = 0; index < numbers.length; index++) {
      buffer.putInt(index, numbers[index]);
    }
    return buffer;
  }

  private static int[] toArray(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
