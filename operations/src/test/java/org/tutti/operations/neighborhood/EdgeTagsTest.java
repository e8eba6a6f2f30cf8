package org.tutti.operations.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.operations.neighborhood.TopologyMaking.DistGraphCreate;
import org.tutti.operations.neighborhood.TopologyShape.NeighborOrder;
import org.tutti.operations.neighborhood.TopologyShape.Neighborhood;
import org.tutti.operations.neighborhood.TopologyShape.TopologyConstructor;

/** Open MPI's defect needs a rank that is late by chance; what goes round it is counted instead. */
class EdgeTagsTest {
  /** The 25th nonblocking collective of a communicator has the tag of edges, -51. */
  private static final int LAST = 25;

  @Test
  void graphsAreCreatedAfterTheNonblockingCollectivesThatHaveTheTagsOfEdges() {
    assertThat(barriersBeforeTheFirstGraph(EdgeTagsTest::timed)).isGreaterThanOrEqualTo(LAST);
    assertThat(barriersBeforeTheFirstGraph(EdgeTagsTest::communicatorOfOperations))
        .isGreaterThanOrEqualTo(LAST);
  }

  private static void timed(Communicator comm) {
    DistGraphCreate benchmark = new DistGraphCreate();
    benchmark.neighborhood = Neighborhood.CARTESIAN;
    benchmark.dimensions = 1;
    benchmark.radius = 1;
    benchmark.order = NeighborOrder.DEFAULT;
    benchmark.prepare(comm);
    benchmark.describe(comm);
    benchmark.create(comm);
    benchmark.free();
  }

  private static void communicatorOfOperations(Communicator comm) {
    TopologyShape.cartesian(1, 0).create(comm, TopologyConstructor.DIST_GRAPH_CREATE, false).free();
  }

  private static int barriersBeforeTheFirstGraph(Consumer<Communicator> program) {
    List<String> calls = new ArrayList<>();
    InProcess.run(
        2,
        session -> {
          Communicator world = session.world();
          program.accept(world.rank() == 0 ? recorded(world, calls) : world);
        });
    return (int)
        calls.subList(0, calls.indexOf("distGraphCreate")).stream()
            .filter("ibarrier"::equals)
            .count();
  }

  private static Communicator recorded(Communicator comm, List<String> calls) {
    return (Communicator)
        Proxy.newProxyInstance(
            Communicator.class.getClassLoader(),
            new Class<?>[] {Communicator.class},
            (proxy, method, arguments) -> {
              calls.add(method.getName());
              try {
                return method.invoke(comm, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
