package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;

/** Neighborhood operations in all forms, on grids and graphs, with self and nobody. */
public interface NeighborhoodContract extends FormsContract {

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 8})
  default void aRingExchanges(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          Communicator ring =
              comm.cartCreate(new int[] {size}, new boolean[] {true}, false).orElseThrow();
          ExchangedBlocks.exchange(ring, form, count, new int[] {1, 0});
          ring.free();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void aGridWithEdgesExchanges(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int[] extents = {size % 2 == 0 ? size / 2 : size, size % 2 == 0 ? 2 : 1};
          Communicator grid = comm.cartCreate(extents, new boolean[2], true).orElseThrow();
          ExchangedBlocks.exchange(grid, form, count, new int[] {1, 0, 3, 2});
          grid.free();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void graphsWithSelfExchange(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int me = comm.rank();
          int[] offsets = size == 2 ? new int[] {0, 1} : new int[] {size - 1, 0, 1};
          int[] to = Arrays.stream(offsets).map(by -> (me + by) % size).toArray();
          int[] from = Arrays.stream(offsets).map(by -> (me - by + size) % size).toArray();
          Communicator adjacent = comm.distGraphCreateAdjacent(from, to, false);
          ExchangedBlocks.exchange(adjacent, form, count, FormsContract.ranks(to.length));
          Communicator edges =
              comm.distGraphCreate(new int[] {me}, new int[] {to.length}, to, false);
          assertThat(edges.neighbors().destinations()).containsExactlyInAnyOrder(to);
          assertThat(edges.neighbors().sources()).containsExactlyInAnyOrder(from);
          adjacent.free();
          edges.free();
        });
  }
}
