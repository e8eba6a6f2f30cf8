package org.tutti.lab.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadTeamTest {
  private static final int ROUNDS = 200;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void everyThreadWorksOnceInEachRound(int threads) {
    AtomicIntegerArray calls = new AtomicIntegerArray(threads);
    try (ThreadTeam team = new ThreadTeam(threads, calls::incrementAndGet)) {
      for (int round = 1; round <= ROUNDS; round++) {
        team.run();
        for (int thread = 0; thread < threads; thread++) {
          assertThat(calls.get(thread)).isEqualTo(round);
        }
      }
    }
  }

  @Test
  void whatAThreadThrowsIsNotLost() {
    RuntimeException cause = new RuntimeException("the library refused");
    try (ThreadTeam team =
        new ThreadTeam(
            3,
            thread -> {
              if (thread == 2) {
                throw cause;
              }
            })) {
      assertThatIllegalStateException()
          .isThrownBy(team::run)
          .withMessage("thread 2 failed")
          .withCause(cause);
    }
  }
}
