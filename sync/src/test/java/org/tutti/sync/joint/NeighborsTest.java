package org.tutti.sync.joint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NeighborsTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16})
  void thePairsOfARoundAreNumberedOneAfterTheOther(int size) {
    for (int round = 0; round < new Neighbors(0, size).rounds(); round++) {
      List<Integer> pairs = new ArrayList<>();
      for (int place = 0; place < size; place++) {
        Neighbors neighbors = new Neighbors(place, size);
        Neighbors partner = new Neighbors(neighbors.partner(round), size);
        assertThat(neighbors.pair(round)).isEqualTo(partner.pair(round));
        assertThat(neighbors.isClient(round)).isNotEqualTo(partner.isClient(round));
        pairs.add(neighbors.pair(round));
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
      Neighbors neighbors = new Neighbors(place, size);
      int parent = place & (place - 1);
      boolean found = false;
      for (int round = 0; round < neighbors.rounds(); round++) {
        found |= neighbors.isClient(round) && neighbors.partner(round) == parent;
      }
      assertThat(found).isTrue();
    }
  }
}
