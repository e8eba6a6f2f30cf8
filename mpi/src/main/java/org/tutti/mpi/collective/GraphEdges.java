package org.tutti.mpi.collective;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.transport.Errors;

/** Brings the edges of a graph to the ranks that they join; rank 0 knows all of them meanwhile. */
final class GraphEdges {
  private static final int ENDS = 2;

  private GraphEdges() {}

  /**
   * The edges that this rank is an end of, where any rank may contribute any: by contributor and
   * then in the order of contributing.
   */
  static GraphNeighborhood collect(
      TransportCommunicator communicator, int[] sources, int[] degrees, int[] destinations) {
    String function = "dist_graph_create";
    int[] mine = edges(function, communicator.size(), sources, degrees, destinations);
    int[] own = NumberLists.scatter(communicator, dealt(NumberLists.gather(communicator, mine)));
    List<Integer> before = new ArrayList<>();
    List<Integer> after = new ArrayList<>();
    for (int edge = 0; edge < own.length; edge += ENDS) {
      if (own[edge + 1] == communicator.rank()) {
        before.add(own[edge]);
      }
      if (own[edge] == communicator.rank()) {
        after.add(own[edge + 1]);
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

  /** The edges that each rank is an end of, in the order in which they were gathered. */
  private static int[][] dealt(int[][] gathered) {
    List<IntStream.Builder> edges =
        Arrays.stream(gathered).map(contributor -> IntStream.builder()).toList();
    for (int[] contributed : gathered) {
      for (int edge = 0; edge < contributed.length; edge += ENDS) {
        int source = contributed[edge];
        int destination = contributed[edge + 1];
        edges.get(source).add(source).add(destination);
        if (destination != source) {
          edges.get(destination).add(source).add(destination);
        }
      }
    }
    return edges.stream().map(own -> own.build().toArray()).toArray(int[][]::new);
  }

  /**
   * The edges of this rank, where both ends contribute each.
   *
   * @throws org.tutti.mpi.MpiException on all ranks, if the ends of an edge name it differently
   */
  static GraphNeighborhood adjacent(
      TransportCommunicator communicator, int[] sources, int[] destinations) {
    String function = "dist_graph_create_adjacent";
    for (int rank : concat(sources, destinations)) {
      ArgumentChecks.rank(function, rank, communicator.size());
    }
    int[] mine = concat(new int[] {sources.length}, concat(sources, destinations));
    int[] found = contradiction(NumberLists.gather(communicator, mine));
    MessageBuffer verdict = communicator.allocate(Datatype.INT, found.length);
    for (int index = 0; index < found.length; index++) {
      verdict.putInt(index, found[index]);
    }
    communicator.bcast(verdict, found.length, Datatype.INT, NumberLists.ROOT);
    if (verdict.getInt(1) != verdict.getInt(3)) {
      throw Errors.topology(
          function,
          String.format(
              "rank %d names %d edges to rank %d, which names %d from it",
              verdict.getInt(0), verdict.getInt(1), verdict.getInt(2), verdict.getInt(3)));
    }
    return new GraphNeighborhood(sources.clone(), destinations.clone());
  }

  /**
   * The first edge whose ends name it differently: its source, how often that names it, its
   * destination, and how often that does; zeros if there is none.
   *
   * @param lists by rank: the number of sources, the sources, and the destinations
   */
  private static int[] contradiction(int[][] lists) {
    LongStream.Builder sent = LongStream.builder();
    LongStream.Builder received = LongStream.builder();
    for (int rank = 0; rank < lists.length; rank++) {
      int[] list = lists[rank];
      for (int at = 1; at < list.length; at++) {
        if (at <= list[0]) {
          received.add(edge(list[at], rank));
        } else {
          sent.add(edge(rank, list[at]));
        }
      }
    }
    long[] bySources = sent.build().sorted().toArray();
    long[] byDestinations = received.build().sorted().toArray();
    int at = Arrays.mismatch(bySources, byDestinations);
    if (at < 0) {
      return new int[ENDS + ENDS];
    }
    long edge = Math.min(at(bySources, at), at(byDestinations, at));
    return new int[] {
      (int) edge, count(bySources, edge), (int) (edge >>> Integer.SIZE), count(byDestinations, edge)
    };
  }

  private static long edge(int source, int destination) {
    return (long) destination << Integer.SIZE | source;
  }

  private static long at(long[] edges, int index) {
    return index < edges.length ? edges[index] : Long.MAX_VALUE;
  }

  private static int count(long[] edges, long edge) {
    return (int) Arrays.stream(edges).filter(each -> each == edge).count();
  }

  private static int[] concat(int[] first, int[] second) {
    return IntStream.concat(Arrays.stream(first), Arrays.stream(second)).toArray();
  }

  private static int[] toArray(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
