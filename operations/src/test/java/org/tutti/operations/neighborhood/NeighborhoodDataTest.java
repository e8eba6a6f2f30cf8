package org.tutti.operations.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.operations.neighborhood.NeighborhoodBenchmark.AllgathervNeighborhood;
import org.tutti.operations.neighborhood.NeighborhoodBenchmark.AlltoallvNeighborhood;
import org.tutti.operations.neighborhood.NeighborhoodBenchmark.NeighborAllgather;
import org.tutti.operations.neighborhood.NeighborhoodBenchmark.NeighborAllgatherv;
import org.tutti.operations.neighborhood.NeighborhoodBenchmark.NeighborAlltoall;
import org.tutti.operations.neighborhood.NeighborhoodBenchmark.NeighborAlltoallv;
import org.tutti.operations.neighborhood.NeighborhoodBenchmark.NeighborAlltoallw;
import org.tutti.operations.neighborhood.TopologyCollective.TopologyAllgather;
import org.tutti.operations.neighborhood.TopologyCollective.TopologyAllgatherv;
import org.tutti.operations.neighborhood.TopologyCollective.TopologyAlltoall;
import org.tutti.operations.neighborhood.TopologyCollective.TopologyAlltoallv;
import org.tutti.operations.neighborhood.TopologyCollective.TopologyAlltoallw;
import org.tutti.operations.neighborhood.TopologyCollective.TopologyBlocks;
import org.tutti.operations.neighborhood.TopologyShape.NeighborOrder;
import org.tutti.operations.neighborhood.TopologyShape.Neighborhood;
import org.tutti.operations.neighborhood.TopologyShape.TopologyConstructor;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Every operation moves the data that it says, on every kind of neighborhood. */
class NeighborhoodDataTest {
  private static final int COUNT = 2;

  private static final List<Supplier<NeighborhoodBenchmark>> OPERATIONS =
      List.of(
          NeighborAllgather::new,
          NeighborAllgatherv::new,
          NeighborAlltoall::new,
          NeighborAlltoallv::new,
          NeighborAlltoallw::new,
          IneighborAllgather::new,
          IneighborAllgatherv::new,
          IneighborAlltoall::new,
          IneighborAlltoallv::new,
          IneighborAlltoallw::new,
          NeighborAllgatherInit::new,
          NeighborAllgathervInit::new,
          NeighborAlltoallInit::new,
          NeighborAlltoallvInit::new,
          NeighborAlltoallwInit::new,
          TopologyAllgather::new,
          TopologyAllgatherv::new,
          TopologyAlltoall::new,
          TopologyAlltoallv::new,
          TopologyAlltoallw::new);

  private static final List<TopologyShape> SHAPES =
      List.of(
          TopologyShape.cartesian(1, 0),
          TopologyShape.cartesian(2, 1),
          new TopologyShape(Neighborhood.MOORE, 2, 0, 1, NeighborOrder.LMAJ),
          new TopologyShape(Neighborhood.MOORE, 1, 1, 2, NeighborOrder.FMAJ),
          new TopologyShape(Neighborhood.VON_NEUMANN, 2, 0, 2, NeighborOrder.RAND),
          new TopologyShape(Neighborhood.FULL, 1, 0, 1, NeighborOrder.LINEAR),
          new TopologyShape(Neighborhood.FULL, 1, 0, 1, NeighborOrder.RAND));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6})
  void allOperationsOnAllNeighborhoods(int processes) {
    InProcess.run(
        processes,
        session -> {
          for (TopologyShape shape : SHAPES) {
            for (TopologyConstructor constructor : TopologyConstructor.values()) {
              for (Supplier<NeighborhoodBenchmark> operation : OPERATIONS) {
                check(session.world(), operation.get(), shape, constructor);
              }
            }
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6})
  void blocksMayDifferAndHaveGaps(int processes) {
    InProcess.run(
        processes,
        session -> {
          for (TopologyShape shape : processes == 1 ? SHAPES.subList(0, 1) : SHAPES) {
            for (Supplier<NeighborhoodBenchmark> operation : OPERATIONS) {
              for (BlockCounts counts : List.of(BlockCounts.RISING, BlockCounts.ONE_BLOCK)) {
                TopologyConstructor graph = TopologyConstructor.DIST_GRAPH_CREATE_ADJACENT;
                received(session.world(), operation.get(), shape, graph, counts, 3);
              }
            }
          }
        });
  }

  /** Of two neighbors, the second gets the blocks of both. */
  @Test
  void oneBlockIsAsLargeAsThoseOfAllNeighbors() {
    TopologyShape ring = TopologyShape.cartesian(1, 0);
    InProcess.run(
        3,
        session -> {
          int[] data =
              received(
                  session.world(),
                  new NeighborAlltoallv(),
                  ring,
                  TopologyConstructor.DEFAULT,
                  BlockCounts.ONE_BLOCK,
                  1);
          assertThat(senders(data))
              .hasSize(2 * COUNT)
              .containsOnly((session.world().rank() + 2) % 3);
        });
  }

  @Test
  void aNegativeGapIsRefused() {
    NeighborAlltoallv benchmark = new NeighborAlltoallv();
    set(benchmark, SHAPES.get(0));
    benchmark.gap = -1;
    assertThatThrownBy(() -> benchmark.checkProcesses(2))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("Parameter gap cannot be '-1'");
  }

  @Test
  void sixtyFourSimulatedProcessesInThreeDimensions() {
    List<TopologyShape> shapes =
        List.of(
            TopologyShape.cartesian(3, 1),
            new TopologyShape(Neighborhood.MOORE, 3, 3, 1, NeighborOrder.RAND),
            new TopologyShape(Neighborhood.VON_NEUMANN, 3, 0, 2, NeighborOrder.LMAJ),
            new TopologyShape(Neighborhood.FULL, 1, 0, 1, NeighborOrder.RAND));
    Simulated.run(
        64,
        Simulation.of(1, Network.ASYMMETRIC),
        session -> {
          for (TopologyShape shape : shapes) {
            check(session.world(), new NeighborAllgather(), shape, TopologyConstructor.DEFAULT);
            check(session.world(), new NeighborAlltoall(), shape, TopologyConstructor.DEFAULT);
            check(
                session.world(),
                new IneighborAlltoallw(),
                shape,
                TopologyConstructor.DIST_GRAPH_CREATE);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 9})
  void allConstructorsGiveTheSameData(int processes) {
    InProcess.run(processes, session -> compareConstructors(session.world(), 2));
  }

  @Test
  void allConstructorsGiveTheSameDataToSixtyFourProcesses() {
    Simulated.run(
        64,
        Simulation.of(1, Network.ASYMMETRIC),
        session -> compareConstructors(session.world(), 3));
  }

  /** Cartesian neighborhoods, and von Neumann's of radius 1, which are the same. */
  private static void compareConstructors(Communicator world, int dimensions) {
    for (int finite = 0; finite <= dimensions; finite++) {
      List<TopologyShape> shapes =
          List.of(
              TopologyShape.cartesian(dimensions, finite),
              new TopologyShape(
                  Neighborhood.VON_NEUMANN, dimensions, finite, 1, NeighborOrder.DEFAULT));
      for (Supplier<NeighborhoodBenchmark> operation : OPERATIONS.subList(0, 5)) {
        List<Integer> expected =
            senders(received(world, operation.get(), shapes.get(0), TopologyConstructor.DEFAULT));
        for (TopologyConstructor constructor : TopologyConstructor.values()) {
          for (TopologyShape shape : shapes) {
            assertThat(senders(received(world, operation.get(), shape, constructor)))
                .containsExactlyInAnyOrderElementsOf(expected);
          }
        }
      }
    }
  }

  /**
   * From whom each element comes. The order of the sources is up to MPI_Dist_graph_create, and the
   * block that a neighbor sends depends on the order of its destinations; both are checked against
   * what the library says of the communicator.
   */
  private static List<Integer> senders(int[] data) {
    return Arrays.stream(data)
        .filter(element -> element != ExpectedElements.UNTOUCHED)
        .map(ExpectedElements::sender)
        .boxed()
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "MOORE, 3, 0, 1, 3 dimensions",
    "CARTESIAN, 0, 0, 1, 0 dimensions",
    "CARTESIAN, 1, 2, 1, 2 of 1 dimensions finite",
    "CARTESIAN, 1, -1, 1, -1 of 1 dimensions finite",
    "VON_NEUMANN, 1, 0, 0, radius 0",
    "MOORE, 1, 0, -2, radius -2"
  })
  void impossibleTopologiesAreRefusedBeforeAnythingIsAllocated(
      Neighborhood neighborhood, int dimensions, int finite, int radius, String what) {
    NeighborAlltoall benchmark = new NeighborAlltoall();
    set(
        benchmark,
        new TopologyShape(neighborhood, dimensions, finite, radius, NeighborOrder.DEFAULT));
    assertThatThrownBy(() -> benchmark.checkProcesses(2))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining(what)
        .extracting(error -> ((TuttiException) error).problem())
        .isEqualTo(MpiProblem.SHAPE_IMPOSSIBLE);
  }

  private static void check(
      Communicator world,
      NeighborhoodBenchmark benchmark,
      TopologyShape shape,
      TopologyConstructor constructor) {
    received(world, benchmark, shape, constructor);
  }

  private static int[] received(
      Communicator world,
      NeighborhoodBenchmark benchmark,
      TopologyShape shape,
      TopologyConstructor constructor) {
    return received(world, benchmark, shape, constructor, BlockCounts.EQUAL, 0);
  }

  /** Runs the operation, compares all of its data, and returns them. */
  private static int[] received(
      Communicator world,
      NeighborhoodBenchmark benchmark,
      TopologyShape shape,
      TopologyConstructor constructor,
      BlockCounts counts,
      int gap) {
    set(benchmark, shape);
    set(benchmark, counts, gap);
    benchmark.constructor = constructor;
    PayloadContext place = place(world.rank(), world.size());
    MessageBuffer send = world.allocate(Datatype.INT, (int) benchmark.sendElements(place));
    MessageBuffer receive = world.allocate(Datatype.INT, (int) benchmark.receiveElements(place));
    for (int i = 0; i < send.count(); i++) {
      send.putInt(i, ExpectedElements.sent(world.rank(), i));
    }
    for (int i = 0; i < receive.count(); i++) {
      receive.putInt(i, ExpectedElements.UNTOUCHED);
    }
    Message message =
        new Message(send, receive, COUNT, Datatype.INT, 0, COUNT * Integer.BYTES, ReduceOp.SUM);
    benchmark.connect(world, message);
    benchmark.exchange(message);
    ExpectedElements expected = new ExpectedElements(receive.count());
    benchmark.arrivals(place, expected);
    benchmark.disconnect();
    int[] actual = new int[receive.count()];
    Arrays.setAll(actual, receive::getInt);
    assertThat(actual)
        .as("%s of %s on %s by %s", benchmark.getClass(), counts, shape, constructor)
        .isEqualTo(expected.elements());
    return actual;
  }

  private static PayloadContext place(int rank, int processes) {
    return new PayloadContext(
        new Control(rank, processes, 0, -1), COUNT, Datatype.INT, COUNT, COUNT);
  }

  private static void set(NeighborhoodBenchmark benchmark, TopologyShape shape) {
    set(benchmark, BlockCounts.EQUAL, 0);
    benchmark.neighborhood = shape.neighborhood();
    benchmark.dimensions = shape.dimensions();
    benchmark.finite = shape.finite();
    benchmark.radius = shape.radius();
    benchmark.order = shape.order();
  }

  /** As the harness does; most operations have equal blocks. */
  private static void set(NeighborhoodBenchmark benchmark, BlockCounts counts, int gap) {
    if (benchmark instanceof AllgathervNeighborhood gathering) {
      gathering.counts = counts;
      gathering.gap = gap;
    } else if (benchmark instanceof AlltoallvNeighborhood personal) {
      personal.counts = counts;
      personal.gap = gap;
    } else if (benchmark instanceof TopologyBlocks global) {
      global.counts = counts;
      global.gap = gap;
    }
  }
}
