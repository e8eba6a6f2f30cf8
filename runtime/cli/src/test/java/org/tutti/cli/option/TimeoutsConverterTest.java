package org.tutti.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.driver.LaunchTimeouts;
import picocli.CommandLine.TypeConversionException;

class TimeoutsConverterTest {
  private final TimeoutsConverter converter = new TimeoutsConverter();

  @Test
  void whatIsNotGivenIsAsUsual() {
    LaunchTimeouts usual = LaunchTimeouts.DEFAULT;
    assertThat(converter.convert("2h"))
        .isEqualTo(new LaunchTimeouts(usual.startUp(), usual.silence(), Duration.ofHours(2)));
    assertThat(converter.convert("silence=90s,start-up=3m"))
        .isEqualTo(
            new LaunchTimeouts(Duration.ofMinutes(3), Duration.ofSeconds(90), usual.total()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2h,quiet=3m", "silence=2h,silence=3h", "silence", "silence=2"})
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> converter.convert(text)).isInstanceOf(TypeConversionException.class);
  }
}
