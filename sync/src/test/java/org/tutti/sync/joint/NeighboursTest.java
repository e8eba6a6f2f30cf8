package org.tutti.sync.joint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NeighboursTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16})
  void thePairsOfARoundAreNumberedOneAfterTheOther(int size) {
    for (int round = 0; round < new Neighbours(0, size).rounds(); round++) {
      List<Integer> pairs = new ArrayList<>();
      for (int place = 0; place < size; place++) {
        Neighbours neighbours = new Neighbours(place, size);
        Neighbours partner = new Neighbours(neighbours.partner(round), size);
        assertThat(neighbours.pair(round)).isEqualTo(partner.pair(round));
        assertThat(neighbours.isClient(round)).isNotEqualTo(partner.isClient(round));
        pairs.add(neighbours.pair(round));
      }
      assertThat(pairs.stream().distinct().sorted().toList())
          .hasSize(size / 2)
          .startsWith(0)
          .endsWith(size / 2 - 1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 6, 7, 12})
  void everyPlaceHasAnEdgeTowardsTheRoot(int size) {
    for (int place = 1; place < size; place++) {
      Neighbours neighbours = new Neighbours(place, size);
      int parent = place & (place - 1);
      boolean found = false;
      for (int round = 0; round < neighbours.rounds(); round++) {
        found |= neighbours.isClient(round) && neighbours.partner(round) == parent;
      }
      assertThat(found).isTrue();
    }
  }
}
