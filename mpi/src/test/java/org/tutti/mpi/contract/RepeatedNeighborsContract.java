package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;

/**
 * Neighborhood operations on grids and graphs in which a rank is a neighbor more than once. Native
 * libraries differ in the order of such blocks, so this is a contract of our own providers only.
 */
public interface RepeatedNeighborsContract extends FormsContract {

  @Test
  default void aRingOfTwoExchanges() {
    forEachForm(
        2,
        (comm, form, count) -> {
          Communicator ring =
              comm.cartCreate(new int[] {2}, new boolean[] {true}, false).orElseThrow();
          ExchangedBlocks.exchange(ring, form, count, new int[] {1, 0});
          ring.free();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void aGridOfSmallExtentsExchanges(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int[] extents = {size % 2 == 0 ? size / 2 : size, size % 2 == 0 ? 2 : 1, 1};
          boolean[] periodic = {false, true, true};
          Communicator grid = comm.cartCreate(extents, periodic, true).orElseThrow();
          int[] directions = {1, 0, 3, 2, 5, 4};
          ExchangedBlocks.exchange(grid, form, count, directions);
          grid.free();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void graphsWithDuplicatesAndSelfExchange(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int me = comm.rank();
          int[] offsets = {0, 1, 1, 2 % size, size - 1};
          int[] to = Arrays.stream(offsets).map(by -> (me + by) % size).toArray();
          int[] from = Arrays.stream(offsets).map(by -> (me - by + size) % size).toArray();
          int[] blocks = inOrderOfSending(offsets, size);
          Communicator adjacent = comm.distGraphCreateAdjacent(from, to, false);
          ExchangedBlocks.exchange(adjacent, form, count, blocks);
          Communicator edges = comm.distGraphCreate(new int[] {me}, new int[] {5}, to, false);
          assertThat(edges.neighbors().destinations()).containsExactly(to);
          int[] sorted = from.clone();
          Arrays.sort(sorted);
          assertThat(edges.neighbors().sources()).containsExactly(sorted);
          adjacent.free();
          edges.free();
        });
  }

  /** Of which of its blocks a source sends the k-th: among equal offsets, in their order. */
  private static int[] inOrderOfSending(int[] offsets, int size) {
    int[] blocks = new int[offsets.length];
    for (int block = 0; block < offsets.length; block++) {
      int earlier = 0;
      for (int before = 0; before < block; before++) {
        earlier += Math.floorMod(offsets[before] - offsets[block], size) == 0 ? 1 : 0;
      }
      for (int sent = 0, seen = 0; sent < offsets.length; sent++) {
        if (Math.floorMod(offsets[sent] - offsets[block], size) == 0 && seen++ == earlier) {
          blocks[block] = sent;
        }
      }
    }
    return blocks;
  }
}
