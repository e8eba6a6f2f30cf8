package org.tutti.operations.neighborhood;

import java.util.Arrays;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Constraint;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.Request;
import org.tutti.operations.neighborhood.TopologyShape.NeighborhoodParameters;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Makes communicators with topologies, the suite {@code topologies}. */
public final class TopologyMaking {
  private TopologyMaking() {}

  /**
   * {@code MPI_Cart_create}: a grid of all processes; the communicator is freed outside the time.
   */
  public static class CartCreate implements Payload {
    @Param("1")
    public int dimensions;

    /** How many dimensions, the first ones, have ends that do not meet. */
    @Param("0")
    public int finite;

    @Param("false")
    public boolean reorder;

    private int[] extents;
    private boolean[] periodic;
    private Communicator grid;

    @Override
    public void checkProcesses(int processes) {
      shape().check(processes);
    }

    private TopologyShape shape() {
      return TopologyShape.cartesian(dimensions, finite);
    }

    @Setup
    public void prepare(Communicator comm) {
      TopologyShape shape = shape();
      extents = shape.extents(comm.size());
      periodic = shape.periodic();
    }

    @Benchmark(operation = "CART_CREATE", send = "0", receive = "0")
    @Catalog(value = "MPI_Cart_create", suites = "topologies")
    public void create(Communicator comm) {
      grid = comm.cartCreate(extents, periodic, reorder).orElseThrow();
    }

    @TearDown(Level.CALL)
    public void free() {
      grid.free();
    }

    /** No data are moved. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }

  /**
   * {@code MPI_Cart_sub}: the grid of a process's row, of the last dimensions of a grid of all
   * processes; the communicator is freed outside the time.
   */
  @Constraint("remaining >= 0 && remaining <= dimensions")
  public static class CartSub implements Payload {
    @Param("2")
    public int dimensions;

    /** How many dimensions of the grid the row has. */
    @Param("1")
    public int remaining;

    private boolean[] kept;
    private Communicator grid;
    private Communicator row;

    @Override
    public void checkProcesses(int processes) {
      shape().check(processes);
    }

    private TopologyShape shape() {
      return TopologyShape.cartesian(dimensions, 0);
    }

    @Setup
    public void prepare(Communicator comm) {
      kept = new boolean[dimensions];
      Arrays.fill(kept, dimensions - remaining, dimensions, true);
      TopologyShape shape = shape();
      grid = comm.cartCreate(shape.extents(comm.size()), shape.periodic(), false).orElseThrow();
    }

    @Benchmark(operation = "CART_SUB", send = "0", receive = "0")
    @Catalog(value = "MPI_Cart_sub", suites = "topologies")
    public void create() {
      row = grid.cartSub(kept);
    }

    @TearDown(Level.CALL)
    public void freeRow() {
      row.free();
    }

    @TearDown
    public void freeGrid() {
      grid.free();
    }

    /** No data are moved. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }

  /** Makes communicators of a graph, whose edges are there before, and frees them untimed. */
  public abstract static class GraphCreation extends NeighborhoodParameters {
    protected int[] sources;
    protected int[] destinations;
    protected Communicator graph;

    @Setup
    public void prepare(Communicator comm) {
      NeighborRanks neighbors = shape().neighbors(comm);
      sources = neighbors.sources();
      destinations = neighbors.destinations();
    }

    @TearDown(Level.CALL)
    public void free() {
      graph.free();
    }

    /** No data are moved. */
    @Override
    public final void arrivals(PayloadContext place, Arrivals arrivals) {}
  }

  /** {@code MPI_Dist_graph_create}: every process gives its own destinations. */
  public static class DistGraphCreate extends GraphCreation {
    private int[] self;
    private int[] degree;

    @Setup
    public void describe(Communicator comm) {
      EdgeTags.pass(comm);
      self = new int[] {comm.rank()};
      degree = new int[] {destinations.length};
    }

    @Benchmark(operation = "DIST_GRAPH_CREATE", send = "0", receive = "0")
    @Catalog(value = "MPI_Dist_graph_create", suites = "topologies")
    public void create(Communicator comm) {
      graph = comm.distGraphCreate(self, degree, destinations, reorder);
    }
  }

  /** {@code MPI_Dist_graph_create_adjacent}: every process gives its sources and destinations. */
  public static class DistGraphCreateAdjacent extends GraphCreation {
    @Benchmark(operation = "DIST_GRAPH_CREATE_ADJACENT", send = "0", receive = "0")
    @Catalog(value = "MPI_Dist_graph_create_adjacent", suites = "topologies")
    public void create(Communicator comm) {
      graph = comm.distGraphCreateAdjacent(sources, destinations, reorder);
    }
  }

  /**
   * A way around a defect of Open MPI (3.1 to 4.1, found in 4.1.4). {@code MPI_Dist_graph_create}
   * sends the edges with the fixed tags -50 and -51, to receivers that accept them from any rank.
   * Nonblocking collectives count their tags down from -27 (-26 in 3.1), in the same communicator,
   * and without reordering the call goes on with one of them. If that one has come to -50 or -51
   * and a process is late, its receiver takes the message of the collective for edges, and nobody
   * returns: a program that only creates graphs stops in its ninth call.
   */
  static final class EdgeTags {
    /** -26 to -51. */
    private static final int NONBLOCKING = 26;

    private EdgeTags() {}

    /** Collective, untimed: the nonblocking collectives that follow have tags beyond the edges'. */
    static void pass(Communicator comm) {
      Request request = comm.request();
      for (int barrier = 0; barrier < NONBLOCKING; barrier++) {
        comm.ibarrier(request);
        request.waitFor();
      }
    }
  }
}
