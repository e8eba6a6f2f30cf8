package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each estimate is replaced by what is known better. */
class RemainingTimeTest {
  private static final Duration NOTHING = Duration.ZERO;
  private final RemainingTime remaining =
      new RemainingTime(
          4, Optional.of(new TimeEstimate(Duration.ofSeconds(10), "by a model", false)));

  private Optional<Duration> left(int elapsed, int expected) {
    return remaining.left(Duration.ofSeconds(elapsed), Duration.ofSeconds(expected));
  }

  @Test
  void theFirstLaunchIsTimedByItsOwnCells() {
    assertThat(left(3, 0)).hasValue(Duration.ofSeconds(37));
    assertThat(left(3, 9)).hasValue(Duration.ofSeconds(37));
    assertThat(left(3, 80)).hasValue(Duration.ofSeconds(317));
  }

  @Test
  void launchesThatHaveEndedCountAlone() {
    remaining.add(Duration.ofSeconds(60));
    remaining.launchDone();
    assertThat(remaining.left(NOTHING, NOTHING)).hasValue(Duration.ofSeconds(180));
    assertThat(left(20, 400)).hasValue(Duration.ofSeconds(160));
    assertThat(left(200, 0)).hasValue(NOTHING);
  }

  @Test
  void withoutAnEstimateTheCellsOfTheFirstLaunchTell() {
    RemainingTime unknown = new RemainingTime(2, Optional.empty());
    assertThat(unknown.left(NOTHING, NOTHING)).isEmpty();
    assertThat(unknown.left(Duration.ofSeconds(1), Duration.ofSeconds(5)))
        .hasValue(Duration.ofSeconds(9));
  }
}
