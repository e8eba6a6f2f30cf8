package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogarithmicMarksTest {
  @ParameterizedTest
  @CsvSource({
    "0.26, 90, '0.5 1 2 5 10 20 50'",
    "0.98, 2.02, '1.0 1.2 1.4 1.6 1.8 2.0'",
    "0.9996, 1.0131, '1.000 1.002 1.004 1.006 1.008 1.010 1.012'",
    "30, 40000, '100 1,000 10,000'",
    "2.1, 9, '3 4 5 6 7 8 9'",
    "1, 1e12, '1 100 10,000 1,000,000 100,000,000 10,000,000,000 1,000,000,000,000'"
  })
  void marksAreRoundNumbers(double low, double high, String labels) {
    LogarithmicMarks marks = LogarithmicMarks.of(low, high);

    assertThat(String.join(" ", marks.labels())).isEqualTo(labels);
  }

  @ParameterizedTest
  @CsvSource({"0.26, 90", "1.0001, 1.0002", "3e-9, 4e9", "2.1, 9", "5, 5.5"})
  void marksAreWhereTheirLabelsSay(double low, double high) {
    LogarithmicMarks marks = LogarithmicMarks.of(low, high);

    assertThat(marks.places())
        .hasSizeBetween(2, 8)
        .allMatch(place -> low <= place && place <= high);
    assertThat(marks.labels().stream().map(label -> Double.valueOf(label.replace(",", ""))))
        .containsExactlyElementsOf(marks.places());
  }
}
