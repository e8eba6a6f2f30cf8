package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.threads.RankProgram;

/** Cartesian topologies: who is where, and who is next to whom. */
public interface GridContract {
  int NOBODY = PointToPointMessages.PROC_NULL;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  default void aRingHasNoEnds(int size) {
    run(
        size,
        session -> {
          Communicator ring =
              session
                  .world()
                  .cartCreate(new int[] {size}, new boolean[] {true}, false)
                  .orElseThrow();
          int before = (ring.rank() + size - 1) % size;
          int after = (ring.rank() + 1) % size;
          assertThat(ring.cartShift(0, 1)).isEqualTo(new CartesianShift(before, after));
          assertThat(ring.cartShift(0, -2 * size - 1)).isEqualTo(new CartesianShift(after, before));
          assertThat(ring.cartShift(0, size))
              .isEqualTo(new CartesianShift(ring.rank(), ring.rank()));
          assertThat(ring.neighbors().sources()).containsExactly(before, after);
          assertThat(ring.neighbors().destinations()).containsExactly(before, after);
          assertThat(ring.cartRank(-1)).isEqualTo(size - 1);
          assertThat(ring.cartRank(size)).isZero();
          Communicator twin = ring.duplicate();
          assertThat(twin.cartCoords(size - 1)).containsExactly(size - 1);
          twin.barrier();
          twin.free();
          ring.free();
        });
  }

  /** The last coordinate changes first, and nobody is beyond an edge. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  default void aColumnEndsAtItsEdges(int size) {
    run(
        size,
        session -> {
          Communicator column =
              session
                  .world()
                  .cartCreate(new int[] {size, 1}, new boolean[] {false, false}, false)
                  .orElseThrow();
          int rank = column.rank();
          assertThat(column.cartCoords(rank)).containsExactly(rank, 0);
          assertThat(column.cartRank(rank, 0)).isEqualTo(rank);
          assertThat(column.neighbors().sources())
              .containsExactly(
                  rank == 0 ? NOBODY : rank - 1,
                  rank == size - 1 ? NOBODY : rank + 1,
                  NOBODY,
                  NOBODY);
          assertThat(column.cartShift(0, size)).isEqualTo(new CartesianShift(NOBODY, NOBODY));
          assertThatThrownBy(() -> column.cartRank(size, 0)).isInstanceOf(MpiException.class);
          column.free();
        });
  }

  @Test
  default void theLastCoordinateChangesFirst() {
    run(
        4,
        session -> {
          Communicator square =
              session
                  .world()
                  .cartCreate(new int[] {2, 2}, new boolean[] {true, false}, true)
                  .orElseThrow();
          int rank = square.rank();
          assertThat(square.cartCoords(rank)).containsExactly(rank / 2, rank % 2);
          assertThat(square.cartRank(rank / 2 + 2, rank % 2)).isEqualTo(rank);
          square.barrier();
          square.free();
        });
  }

  @Test
  default void aPartKeepsTheDimensionsThatRemain() {
    run(
        4,
        session -> {
          Communicator square =
              session
                  .world()
                  .cartCreate(new int[] {2, 2}, new boolean[] {true, false}, false)
                  .orElseThrow();
          int rank = square.rank();
          Communicator row = square.cartSub(false, true);
          assertThat(row.size()).isEqualTo(2);
          assertThat(row.translateRanks(new int[] {0, 1}, square))
              .containsExactly(rank / 2 * 2, rank / 2 * 2 + 1);
          assertThat(row.cartCoords(1)).containsExactly(1);
          assertThat(row.cartShift(0, 2)).isEqualTo(new CartesianShift(NOBODY, NOBODY));
          Communicator column = square.cartSub(true, false);
          assertThat(column.translateRanks(new int[] {0, 1}, square))
              .containsExactly(rank % 2, rank % 2 + 2);
          assertThat(column.cartRank(-1)).isEqualTo(1);
          Communicator whole = square.cartSub(true, true);
          assertThat(whole.cartCoords(rank)).containsExactly(rank / 2, rank % 2);
          assertThatThrownBy(() -> square.cartSub(true)).isInstanceOf(RuntimeException.class);
          List.of(row, column, whole, square).forEach(Communicator::free);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  default void someProcessesMayHaveNoPlace(int size) {
    run(
        size,
        session -> {
          Communicator world = session.world();
          boolean[] periodic = {true};
          Optional<Communicator> smaller = world.cartCreate(new int[] {size - 1}, periodic, false);
          assertThat(smaller.isPresent()).isEqualTo(world.rank() < size - 1);
          smaller.ifPresent(Communicator::free);
          assertThatThrownBy(() -> world.cartCreate(new int[] {size + 1}, periodic, false))
              .isInstanceOf(MpiException.class);
          assertThatThrownBy(world::neighbors).isInstanceOf(MpiException.class);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  default void ranksAreTranslatedAndNobodyStaysNobody(int size) {
    run(
        size,
        session -> {
          Communicator world = session.world();
          Communicator reversed = world.split(0, -world.rank());
          Communicator alone = world.split(world.rank(), 0);
          int next = (world.rank() + 1) % size;
          assertThat(reversed.translateRanks(new int[] {size - 1, 0, NOBODY}, world))
              .containsExactly(0, size - 1, NOBODY);
          assertThat(world.translateRanks(new int[] {world.rank(), next}, alone))
              .containsExactly(0, -1);
          alone.free();
          reversed.free();
        });
  }
}
