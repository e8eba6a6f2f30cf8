package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PointToPointMessages;

/** Grids and graphs: who is where, who is next to whom, and which rank is which elsewhere. */
final class TopologyCheck implements Check {
  private static final int[] NOBODY = {};

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    ring(world);
    grid(world);
    placesForSomeOnly(world);
    graphs(world);
    translation(world);
    assertThatThrownBy(world::neighbors).isInstanceOf(MpiException.class);
  }

  private static void ring(Communicator world) {
    int p = world.size();
    Communicator ring = world.cartCreate(new int[] {p}, new boolean[] {true}, false).orElseThrow();
    int before = (ring.rank() + p - 1) % p;
    int after = (ring.rank() + 1) % p;
    assertThat(ring.cartShift(0, 1)).isEqualTo(new CartesianShift(before, after));
    assertThat(ring.neighbors().sources()).containsExactly(before, after);
    assertThat(ring.neighbors().destinations()).containsExactly(before, after);
    assertThat(ring.cartRank(-1)).isEqualTo(p - 1);
    assertThat(ring.cartRank(p)).isZero();
    Communicator twin = ring.duplicate();
    assertThat(twin.cartCoords(p - 1)).containsExactly(p - 1);
    twin.free();
    ring.free();
  }

  /** The last coordinate changes first, and nobody is beyond an edge. */
  private static void grid(Communicator world) {
    int p = world.size();
    Communicator column =
        world.cartCreate(new int[] {p, 1}, new boolean[] {false, false}, false).orElseThrow();
    int rank = column.rank();
    assertThat(column.cartCoords(rank)).containsExactly(rank, 0);
    assertThat(column.cartRank(rank, 0)).isEqualTo(rank);
    assertThat(column.neighbors().sources())
        .containsExactly(
            rank == 0 ? PointToPointMessages.PROC_NULL : rank - 1,
            rank == p - 1 ? PointToPointMessages.PROC_NULL : rank + 1,
            PointToPointMessages.PROC_NULL,
            PointToPointMessages.PROC_NULL);
    assertThatThrownBy(() -> column.cartRank(p, 0)).isInstanceOf(MpiException.class);
    assertThatIllegalArgumentException().isThrownBy(() -> column.cartRank(0));
    Communicator whole = column.cartSub(true, false);
    assertThat(whole.cartCoords(rank)).containsExactly(rank);
    Communicator alone = column.cartSub(false, true);
    assertThat(alone.size()).isEqualTo(1);
    assertThat(alone.translateRanks(new int[1], world)).containsExactly(world.rank());
    assertThatIllegalArgumentException().isThrownBy(() -> column.cartSub(true));
    alone.free();
    whole.free();
    column.free();
  }

  private static void placesForSomeOnly(Communicator world) {
    int[] places = {world.size() - 1};
    var smaller = world.cartCreate(places, new boolean[] {true}, false);
    assertThat(smaller.isPresent()).isEqualTo(world.rank() < places[0]);
    smaller.ifPresent(Communicator::free);
    assertThatThrownBy(
            () -> world.cartCreate(new int[] {world.size() + 1}, new boolean[] {true}, false))
        .isInstanceOf(MpiException.class);
  }

  /** All processes send to the first, whichever constructor says so and whoever names the edges. */
  private static void graphs(Communicator world) {
    boolean first = world.rank() == 0;
    int[] everybody = IntStream.range(0, world.size()).toArray();
    int[] zeros = new int[world.size()];
    int[] own = {world.rank()};
    star(world.distGraphCreateAdjacent(first ? everybody : NOBODY, new int[1], false));
    star(world.distGraphCreate(own, new int[] {1}, new int[1], false));
    int[] ones = IntStream.generate(() -> 1).limit(world.size()).toArray();
    star(
        first
            ? world.distGraphCreate(everybody, ones, zeros, true)
            : world.distGraphCreate(NOBODY, NOBODY, NOBODY, true));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.distGraphCreate(own, new int[] {2}, new int[1], false));
  }

  private static void star(Communicator graph) {
    NeighborRanks neighbors = graph.neighbors();
    int[] everybody = IntStream.range(0, graph.size()).toArray();
    assertThat(neighbors.destinations()).containsExactly(0);
    assertThat(neighbors.sources())
        .containsExactlyInAnyOrder(graph.rank() == 0 ? everybody : NOBODY);
    graph.free();
  }

  private static void translation(Communicator world) {
    int last = world.size() - 1;
    Communicator reversed = world.split(0, -world.rank());
    Communicator alone = world.split(world.rank(), 0);
    int[] ranks = {0, last, PointToPointMessages.PROC_NULL};
    assertThat(reversed.translateRanks(ranks, world))
        .containsExactly(last, 0, PointToPointMessages.PROC_NULL);
    assertThat(world.translateRanks(new int[] {world.rank(), (world.rank() + 1) % 2}, alone))
        .containsExactly(0, -1);
    alone.free();
    reversed.free();
  }
}
