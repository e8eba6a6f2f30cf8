package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.settings.LaunchTimeouts;

class LaunchTimeoutsTest {
  @ParameterizedTest
  @CsvSource({"1, 1", "1024, 1", "2048, 2", "16384, 16"})
  void launchesOfManyRanksMayTakeLonger(int ranks, int times) {
    LaunchTimeouts limits = LaunchTimeouts.DEFAULT.of(ranks);
    assertThat(limits.startUp()).isEqualTo(Duration.ofMinutes(2L * times));
    assertThat(limits.silence()).isEqualTo(Duration.ofMinutes(10L * times));
    assertThat(limits.total()).isEqualTo(LaunchTimeouts.DEFAULT.total());
  }
}
