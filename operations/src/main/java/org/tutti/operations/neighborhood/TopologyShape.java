package org.tutti.operations.neighborhood;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NeighborRanks;

/**
 * A neighborhood of all processes of a communicator.
 *
 * @param dimensions of the grid; a full neighborhood has none
 * @param finite how many dimensions, the first ones, have ends that do not meet
 * @param radius of a Moore or von Neumann neighborhood
 */
record TopologyShape(
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
}
