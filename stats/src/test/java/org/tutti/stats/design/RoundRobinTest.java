package org.tutti.stats.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
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

  /**
   * Each has about 4 partners of 16 in each group of 16 in a row; the last is not on the circle.
   */
  @Test
  void partnersInSomeRoundsAreSpreadOverAll() {
    RoundRobin schedule = new RoundRobin(64);
    for (int seed = 0; seed < 20; seed++) {
      List<Integer> rounds = schedule.spread(16, new Random(seed));
      assertThat(rounds).hasSize(16).doesNotHaveDuplicates();
      for (int one = 0; one < 63; one++) {
        int[] partners = new int[4];
        for (int round : rounds) {
          partners[schedule.partner(round, one) / 16]++;
        }
        assertThat(IntStream.of(partners).boxed().toList())
            .as("seed %d, participant %d", seed, one)
            .isSubsetOf(2, 3, 4, 5, 6);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8, 33})
  void asManyRoundsAsThereAreAreAllOfThem(int participants) {
    RoundRobin schedule = new RoundRobin(participants);
    assertThat(schedule.spread(schedule.rounds(), new Random(1)))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, schedule.rounds()).boxed().toList());
  }
}
