package org.tutti.operations.neighborhood;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.tutti.annotations.Constraint;
import org.tutti.annotations.Param;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NeighborRanks;
import org.tutti.operations.neighborhood.TopologyMaking.EdgeTags;
import org.tutti.runtime.Payload;

/**
 * A neighborhood of all processes of a communicator.
 *
 * @param dimensions of the grid; a full neighborhood has none
 * @param finite how many dimensions, the first ones, have ends that do not meet
 * @param radius of a Moore or von Neumann neighborhood
 */
public record TopologyShape(
    Neighborhood neighborhood, int dimensions, int finite, int radius, NeighborOrder order) {
  static TopologyShape cartesian(int dimensions, int finite) {
    return new TopologyShape(Neighborhood.CARTESIAN, dimensions, finite, 1, NeighborOrder.DEFAULT);
  }

  /**
   * Refuses what cannot be built.
   *
   * @throws org.tutti.diagnostics.TuttiException if a number does not fit the others
   */
  void check(int processes) {
    if (neighborhood == Neighborhood.FULL) {
      return;
    }
    require(dimensions >= 1, dimensions + " dimensions", "Give at least 1.");
    require(
        dimensions <= processes,
        dimensions + " dimensions with only " + processes + " processes",
        "Start more processes, or give fewer dimensions.");
    require(
        finite >= 0 && finite <= dimensions,
        finite + " of " + dimensions + " dimensions finite",
        "Give a number of finite dimensions from 0 to " + dimensions + ".");
    require(radius >= 1, "radius " + radius, "Give a radius of at least 1.");
  }

  private static void require(boolean condition, String what, String remedy) {
    if (!condition) {
      throw MpiProblem.SHAPE_IMPOSSIBLE.error("A topology cannot have " + what + ".", remedy);
    }
  }

  /** The largest number of sources, and of destinations, that a process can have. */
  int slots(int processes) {
    return switch (neighborhood) {
      case CARTESIAN -> 2 * dimensions;
      case FULL -> processes;
      case MOORE, VON_NEUMANN -> Stencil.size(neighborhood, dimensions, radius);
    };
  }

  int[] extents(int processes) {
    return GridExtents.of(processes, dimensions);
  }

  boolean[] periodic() {
    return GridExtents.periodic(dimensions, finite);
  }

  /**
   * Collective: whom this process receives from and sends to, for the constructors of graphs.
   * Relative coordinates become ranks on a grid that is never reordered. The sources are at the
   * inverse of the destinations' coordinates, in the same order; who would be beyond an end is left
   * out.
   */
  NeighborRanks neighbors(Communicator world) {
    if (neighborhood == Neighborhood.FULL) {
      return everybody(world.rank(), world.size());
    }
    int[] extents = extents(world.size());
    Communicator grid = world.cartCreate(extents, periodic(), false).orElseThrow();
    int[] own = grid.cartCoords(grid.rank());
    List<Integer> sources = new ArrayList<>();
    List<Integer> destinations = new ArrayList<>();
    for (int[] offset : offsets(world.rank())) {
      add(destinations, grid, place(own, offset, 1), extents);
      add(sources, grid, place(own, offset, -1), extents);
    }
    grid.free();
    return new NeighborRanks(array(sources), array(destinations));
  }

  private List<int[]> offsets(int rank) {
    return neighborhood == Neighborhood.CARTESIAN
        ? Stencil.unitSteps(dimensions)
        : Stencil.offsets(neighborhood, dimensions, radius, order, rank);
  }

  private void add(List<Integer> ranks, Communicator grid, int[] place, int[] extents) {
    for (int dimension = 0; dimension < finite; dimension++) {
      if (place[dimension] < 0 || place[dimension] >= extents[dimension]) {
        return;
      }
    }
    ranks.add(grid.cartRank(place));
  }

  private static int[] place(int[] own, int[] offset, int sign) {
    return IntStream.range(0, own.length).map(i -> own[i] + sign * offset[i]).toArray();
  }

  private NeighborRanks everybody(int rank, int processes) {
    List<Integer> sources = new ArrayList<>();
    List<Integer> destinations = new ArrayList<>();
    for (int step = 0; step < processes; step++) {
      sources.add((rank + step) % processes);
      destinations.add((rank - step + processes) % processes);
    }
    if (order == NeighborOrder.RAND) {
      var generator = Stencil.generator(rank);
      Collections.shuffle(sources, generator);
      Collections.shuffle(destinations, generator);
    }
    return new NeighborRanks(array(sources), array(destinations));
  }

  private static int[] array(List<Integer> ranks) {
    return ranks.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Collective: the communicator with this topology. */
  Communicator create(Communicator world, TopologyConstructor constructor, boolean reorder) {
    check(world.size());
    if (neighborhood == Neighborhood.CARTESIAN && constructor == TopologyConstructor.DEFAULT) {
      return world.cartCreate(extents(world.size()), periodic(), reorder).orElseThrow();
    }
    NeighborRanks neighbors = neighbors(world);
    int[] destinations = neighbors.destinations();
    if (constructor != TopologyConstructor.DIST_GRAPH_CREATE) {
      return world.distGraphCreateAdjacent(neighbors.sources(), destinations, reorder);
    }
    EdgeTags.pass(world);
    return world.distGraphCreate(
        new int[] {world.rank()}, new int[] {destinations.length}, destinations, reorder);
  }

  /** Whom a process exchanges messages with (luebbe2017, section 3.1). */
  public enum Neighborhood {
    /** The next process in both directions of each dimension, by {@code MPI_Cart_create}. */
    CARTESIAN,
    /**
     * All processes in a cube with edges of length 2r + 1 around the process, which is left out.
     */
    MOORE,
    /** All processes at a Manhattan distance of at most r; the process itself is left out. */
    VON_NEUMANN,
    /** Every process, including the process itself. */
    FULL
  }

  /** The order in which a process lists its neighbors (luebbe2017, section 3.1). */
  public enum NeighborOrder {
    /**
     * The usual order: by dimension in a Cartesian neighborhood, FMAJ in Moore and von Neumann,
     * LINEAR in full.
     */
    DEFAULT,
    /** Ascending relative coordinates, the first of which changes last. */
    FMAJ,
    /** Ascending relative coordinates, the last of which changes last. */
    LMAJ,
    /**
     * The order from the process itself: sources by rising ranks and destinations by falling ones.
     */
    LINEAR,
    /** Shuffled, differently on each process. */
    RAND
  }

  /** The MPI function that makes the communicator of a neighborhood. */
  public enum TopologyConstructor {
    /** {@code MPI_Cart_create} for a Cartesian neighborhood, otherwise the adjacent one. */
    DEFAULT,
    /** {@code MPI_Dist_graph_create}, to which each process gives its destinations. */
    DIST_GRAPH_CREATE,
    /** {@code MPI_Dist_graph_create_adjacent}. */
    DIST_GRAPH_CREATE_ADJACENT
  }

  /** The parameters of a neighborhood. Those that one has no use for keep their default. */
  @Constraint({
    "neighborhood != CARTESIAN || order == DEFAULT && radius == 1",
    "neighborhood != FULL || order == DEFAULT || order == LINEAR || order == RAND",
    "neighborhood != FULL || dimensions == 1 && finite == 0 && radius == 1",
    "neighborhood == FULL || order != LINEAR"
  })
  public abstract static class NeighborhoodParameters implements Payload {
    @Param("CARTESIAN")
    public Neighborhood neighborhood;

    /** The dimensions of the grid; a full neighborhood has none, and is measured with 1. */
    @Param("1")
    public int dimensions;

    /** How many dimensions, the first ones, have ends that do not meet. */
    @Param("0")
    public int finite;

    @Param("1")
    public int radius;

    @Param("DEFAULT")
    public NeighborOrder order;

    /** Whether the library may give the processes other ranks. */
    @Param("false")
    public boolean reorder;

    @Override
    public void checkProcesses(int processes) {
      shape().check(processes);
    }

    final TopologyShape shape() {
      return new TopologyShape(neighborhood, dimensions, finite, radius, order);
    }
  }

  /**
   * The extents of a grid of all processes, as even as they can be: the product of which the
   * largest and the smallest factor differ least. {@code MPI_Dims_create} is not used, since what
   * it gives differs from library to library (luebbe2017, section 3.1).
   */
  public static final class GridExtents {
    private final int[] current;
    private int[] best;

    private GridExtents(int dimensions) {
      this.current = new int[dimensions];
    }

    /**
     * The extents in descending order. Of several products with the least difference it is the one
     * with the smallest largest factor, then with the smallest second largest, and so on.
     *
     * @param dimensions at least 1
     */
    public static int[] of(int processes, int dimensions) {
      GridExtents search = new GridExtents(dimensions);
      search.divide(processes, 0, processes);
      return search.best;
    }

    /** Tries all factors up to {@code most} at {@code position}, smallest first. */
    private void divide(int remaining, int position, int most) {
      int left = current.length - position;
      if (left == 1) {
        current[position] = remaining;
        if (remaining <= most && (best == null || spread(current) < spread(best))) {
          best = current.clone();
        }
        return;
      }
      for (int factor = 1; factor <= Math.min(most, remaining); factor++) {
        // The factors still to come are no larger, so this one must be large enough for them all.
        if (remaining % factor == 0 && Math.pow(factor, left) >= remaining) {
          current[position] = factor;
          divide(remaining / factor, position + 1, factor);
        }
      }
    }

    private static int spread(int[] descending) {
      return descending[0] - descending[descending.length - 1];
    }

    /** Whether the ends of each dimension meet: those of all but the first {@code finite}. */
    static boolean[] periodic(int dimensions, int finite) {
      boolean[] periodic = new boolean[dimensions];
      Arrays.fill(periodic, finite, dimensions, true);
      return periodic;
    }
  }

  /** Relative coordinates of the neighbors in a Moore or von Neumann neighborhood. */
  static final class Stencil {
    private final Neighborhood neighborhood;
    private final int radius;
    private final List<int[]> offsets = new ArrayList<>();

    private Stencil(Neighborhood neighborhood, int radius) {
      this.neighborhood = neighborhood;
      this.radius = radius;
    }

    /**
     * The coordinates in order; the zero vector is not among them.
     *
     * @param radius at least 1
     * @param rank decides about the order if it is random
     */
    static List<int[]> offsets(
        Neighborhood neighborhood, int dimensions, int radius, NeighborOrder order, int rank) {
      Stencil stencil = new Stencil(neighborhood, radius);
      stencil.extend(new int[dimensions], 0, 0);
      switch (order) {
        case LMAJ ->
            stencil.offsets.sort((one, other) -> Arrays.compare(reversed(one), reversed(other)));
        case RAND -> Collections.shuffle(stencil.offsets, generator(rank));
        default -> {
          // They were found in this order.
        }
      }
      return stencil.offsets;
    }

    /** One step down and one step up in each dimension: the neighbors in a Cartesian topology. */
    static List<int[]> unitSteps(int dimensions) {
      List<int[]> steps = new ArrayList<>();
      for (int dimension = 0; dimension < dimensions; dimension++) {
        for (int step : new int[] {-1, 1}) {
          int[] offset = new int[dimensions];
          offset[dimension] = step;
          steps.add(offset);
        }
      }
      return steps;
    }

    /** Random numbers of a process: others on each, and the same in each launch. */
    static Random generator(int rank) {
      return new Random(0x9E3779B97F4A7C15L * (rank + 1));
    }

    /** The number of offsets, found without listing them if there may be many. */
    static int size(Neighborhood neighborhood, int dimensions, int radius) {
      double cube = Math.pow(2.0 * radius + 1, dimensions);
      double size = neighborhood == Neighborhood.MOORE ? cube : vonNeumannSize(dimensions, radius);
      return (int) Math.min(size - 1, Integer.MAX_VALUE);
    }

    /** The sum over k of 2^k C(d, k) C(r, k): k coordinates differ from zero. */
    private static double vonNeumannSize(int dimensions, int radius) {
      double sum = 0;
      double term = 1;
      for (int k = 0; k <= Math.min(dimensions, radius); k++) {
        sum += term;
        term *= 2.0 * (dimensions - k) * (radius - k) / ((k + 1.0) * (k + 1));
      }
      return sum;
    }

    private void extend(int[] offset, int position, int distance) {
      if (position == offset.length) {
        if (distance > 0) {
          offsets.add(offset.clone());
        }
        return;
      }
      int farthest = neighborhood == Neighborhood.MOORE ? radius : radius - distance;
      for (int coordinate = -farthest; coordinate <= farthest; coordinate++) {
        offset[position] = coordinate;
        extend(offset, position + 1, distance + Math.abs(coordinate));
      }
    }

    private static int[] reversed(int[] offset) {
      int[] reversed = new int[offset.length];
      for (int i = 0; i < offset.length; i++) {
        reversed[i] = offset[offset.length - 1 - i];
      }
      return reversed;
    }
  }
}
