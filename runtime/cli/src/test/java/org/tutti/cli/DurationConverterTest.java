package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.cli.option.DurationConverter;

class DurationConverterTest {
  @ParameterizedTest
  @CsvSource({"500ms, PT0.5S", "90s, PT1M30S", "20m, PT20M", "1h30m, PT1H30M", "2D, PT48H"})
  void readsDurationsWithUnits(String text, String duration) {
    assertThat(new DurationConverter().convert(text)).hasToString(duration);
  }
}
