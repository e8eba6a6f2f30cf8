package org.tutti.records.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeoutsOfTextTest {
  @Test
  void whatIsNotGivenIsAsUsual() {
    LaunchTimeouts usual = LaunchTimeouts.DEFAULT;
    assertThat(LaunchTimeouts.parse("2h"))
        .isEqualTo(new LaunchTimeouts(usual.startUp(), usual.silence(), Duration.ofHours(2)));
    assertThat(LaunchTimeouts.parse("silence=90s,start-up=3m"))
        .isEqualTo(
            new LaunchTimeouts(Duration.ofMinutes(3), Duration.ofSeconds(90), usual.total()));
  }

  @Test
  void valuesOfProgramsAreTextsOfOptions() {
    LaunchTimeouts limits =
        new LaunchTimeouts(Duration.ofMillis(90_500), Duration.ofHours(3), Duration.ofDays(2));
    assertThat(SettingValue.of(SettingKey.LAUNCH_TIMEOUT, limits).value()).isEqualTo(limits);
    LaunchTimeouts brief =
        new LaunchTimeouts(limits.startUp(), limits.silence(), limits.total(), Duration.ofNanos(1));
    assertThat(SettingValue.of(SettingKey.LAUNCH_TIMEOUT, brief).value()).isEqualTo(brief);
    for (long nanos : new long[] {61_001_000_000L, 1_000_000_001L, 5_000L, 600_000_000_000L}) {
      Duration time = Duration.ofNanos(nanos);
      assertThat(SettingValue.of(SettingKey.BUDGET, time).value()).isEqualTo(time);
    }
    WantedStates states = WantedStates.parse("near=3,far,at-most=1h");
    assertThat(SettingValue.of(SettingKey.STATE, states).value()).isEqualTo(states);
    RankVariables variables = new RankVariables(Map.of("A", " b=c\n"), Set.of("P"));
    assertThat(SettingValue.of(SettingKey.ENVIRONMENT, variables).value()).isEqualTo(variables);
    for (double share : new double[] {1e-4, 1.0 / 30, 1.0 / 3000, 0.0010000000000000002}) {
      assertThat(SettingValue.of(SettingKey.PRECISION, share).value()).isEqualTo(share);
    }
    List<String> options = List.of("-Xlog:gc,a;b", "-Dx= ");
    assertThat(SettingValue.of(SettingKey.JVM_OPTION, options).value()).isEqualTo(options);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2h,quiet=3m", "silence=2h,silence=3h", "silence", "silence=2"})
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> LaunchTimeouts.parse(text))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
