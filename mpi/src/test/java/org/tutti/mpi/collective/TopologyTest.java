package org.tutti.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Topologies;
import org.tutti.mpi.inprocess.InProcess;

@Timeout(240)
class TopologyTest {
  @Test
  void aGridKnowsRanksCoordinatesAndShifts() {
    InProcess.run(
        7,
        session -> {
          Communicator world = session.world();
          boolean placed = world.rank() < 6;
          var created = world.cartCreate(new int[] {2, 3}, new boolean[] {false, true}, false);
          assertThat(created.isPresent()).isEqualTo(placed);
          if (placed) {
            Communicator grid = created.orElseThrow();
            assertThat(grid.size()).isEqualTo(6);
            int[] here = {world.rank() / 3, world.rank() % 3};
            assertThat(grid.cartCoords(grid.rank())).containsExactly(here);
            assertThat(grid.cartRank(1, -1)).isEqualTo(5);
            assertThat(grid.cartRank(0, 4)).isEqualTo(1);
            int nobody = PointToPointMessages.PROC_NULL;
            CartesianShift down = grid.cartShift(0, 1);
            assertThat(down.source()).isEqualTo(here[0] == 0 ? nobody : grid.rank() - 3);
            assertThat(down.destination()).isEqualTo(here[0] == 1 ? nobody : grid.rank() + 3);
            assertThat(grid.cartShift(1, 2).destination())
                .isEqualTo(3 * here[0] + (here[1] + 2) % 3);
            assertThat(grid.neighbors().sources())
                .containsExactly(
                    down.source(),
                    down.destination(),
                    grid.cartRank(here[0], here[1] - 1),
                    grid.cartRank(here[0], here[1] + 1));
            assertThat(grid.duplicate().cartRank(1, 2)).isEqualTo(5);
          }
        });
  }

  @Test
  void anyProcessMayContributeAnyEdge() {
    InProcess.run(
        3,
        session -> {
          Communicator world = session.world();
          boolean contributes = world.rank() == 1;
          Communicator star =
              world.distGraphCreate(
                  contributes ? new int[] {0, 2} : new int[0],
                  contributes ? new int[] {2, 1} : new int[0],
                  contributes ? new int[] {1, 2, 0} : new int[0],
                  false);
          int[][] sources = {{2}, {0}, {0}};
          int[][] destinations = {{1, 2}, {}, {0}};
          assertThat(star.neighbors().sources()).containsExactly(sources[world.rank()]);
          assertThat(star.neighbors().destinations()).containsExactly(destinations[world.rank()]);
          MessageBuffer send = star.allocate(Datatype.INT, 1);
          MessageBuffer receive = star.allocate(Datatype.INT, 1);
          send.putInt(0, 10 + star.rank());
          star.neighborAllgather(send, receive, 1, Datatype.INT);
          assertThat(receive.getInt(0)).isEqualTo(10 + sources[world.rank()][0]);
        });
  }

  @Test
  void ranksAreTranslated() {
    InProcess.run(
        4,
        session -> {
          Communicator world = session.world();
          Communicator backwards = world.split(world.rank() == 3 ? 1 : 0, -world.rank());
          if (world.rank() < 3) {
            assertThat(world.translateRanks(new int[] {0, 1, 2, 3}, backwards))
                .containsExactly(2, 1, 0, -1);
          }
        });
  }

  @Test
  void whatNoTopologyCanMeanIsRefused() {
    InProcess.run(
        2,
        session -> {
          Communicator world = session.world();
          refused("no topology", world::neighbors);
          refused("no topology", () -> world.cartRank(0));
          refused(
              "4 places for 2 processes",
              () -> world.cartCreate(new int[] {2, 2}, new boolean[2], false));
          refused("extent of 0", () -> world.cartCreate(new int[] {0, 2}, new boolean[2], false));
          refused(
              "1 dimensions, but 2", () -> world.cartCreate(new int[] {2}, new boolean[2], false));
          refused(
              "no rank 2", () -> world.distGraphCreateAdjacent(new int[] {2}, new int[0], true));
          refused(
              "name 3 edges, but 1",
              () -> world.distGraphCreate(new int[] {0}, new int[] {3}, new int[] {1}, true));
          Topologies grid = world.cartCreate(new int[] {2}, new boolean[1], false).orElseThrow();
          refused("off the grid", () -> grid.cartRank(2));
          refused("2 coordinates on a grid of 1", () -> grid.cartRank(0, 0));
          refused("no dimension 1", () -> grid.cartShift(1, 1));
          Topologies graph = world.distGraphCreateAdjacent(new int[0], new int[0], false);
          refused("not a grid", () -> graph.cartCoords(0));
        });
  }

  @Test
  void anEdgeThatItsEndsNameDifferentlyIsRefusedOnAllRanks() {
    InProcess.run(
        3,
        session -> {
          Communicator world = session.world();
          int[][] sources = {{1}, {2}, {}};
          int[][] destinations = {{}, {0, 0}, {1}};
          refused(
              "rank 1 names 2 edges to rank 0, which names 1",
              () ->
                  world.distGraphCreateAdjacent(
                      sources[world.rank()], destinations[world.rank()], false));
        });
  }

  private static void refused(String reason, Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(MpiException.class).hasMessageContaining(reason);
  }
}
