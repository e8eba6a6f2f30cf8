package org.tutti.stats.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundRobinTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 16, 33, 256})
  void eachMeetsEachOtherOnce(int participants) {
    RoundRobin schedule = new RoundRobin(participants);
    Set<Set<Integer>> met = new HashSet<>();
    for (int round = 0; round < schedule.rounds(); round++) {
      int alone = 0;
      for (int one = 0; one < participants; one++) {
        int other = schedule.partner(round, one);
        if (other < 0) {
          alone++;
        } else {
          assertThat(other).isNotEqualTo(one);
          assertThat(schedule.partner(round, other)).isEqualTo(one);
          assertThat(schedule.round(one, other)).isEqualTo(round);
          assertThat(schedule.pair(round, one)).isEqualTo(schedule.pair(round, other));
          assertThat(schedule.pair(round, one)).isBetween(0, participants / 2 - 1);
          if (one < other) {
            assertThat(met.add(Set.of(one, other))).isTrue();
          }
        }
      }
      assertThat(alone).isEqualTo(participants % 2);
    }
    assertThat(met).hasSize(participants * (participants - 1) / 2);
  }
}
