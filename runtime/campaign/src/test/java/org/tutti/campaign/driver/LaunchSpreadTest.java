package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaunchSpreadTest {
  private static final int BLOCKS = 24;
  private static final long SEED = 7;

  @Test
  void eachBlockHasItsPartOfTheTime() {
    LaunchSpread spread =
        new LaunchSpread(Duration.ofHours(BLOCKS), BLOCKS, SEED, DriverClock.SYSTEM);
    List<Duration> due = new ArrayList<>();
    for (int block = 0; block < BLOCKS; block++) {
      due.add(spread.due(block));
    }
    assertThat(due.get(0)).isZero();
    for (int block = 1; block < BLOCKS; block++) {
      assertThat(due.get(block)).isBetween(Duration.ofHours(block), Duration.ofHours(block + 1));
    }
    assertThat(due.get(2).minus(due.get(1))).isNotEqualTo(due.get(3).minus(due.get(2)));
  }

  @Test
  void whatIsLeftHasItsShareOfTheTime() {
    assertThat(LaunchSpread.part(Duration.ofHours(2), 10, 30)).isEqualTo(Duration.ofMinutes(40));
  }

  @Test
  void withoutATimeNothingWaits() {
    LaunchSpread spread = new LaunchSpread(Duration.ZERO, BLOCKS, SEED, DriverClock.SYSTEM);
    for (int block = 0; block < BLOCKS; block++) {
      assertThat(spread.await(() -> false, until -> {})).isFalse();
    }
  }

  @Test
  void anInterruptionEndsTheWait() {
    LaunchSpread spread = new LaunchSpread(Duration.ofDays(1), 2, SEED, DriverClock.SYSTEM);
    assertThat(spread.await(() -> true, until -> {})).isFalse();
    assertThat(spread.await(() -> true, until -> {})).isFalse();
  }
}
