package org.tutti.stats.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.series.Autocorrelation;

class SeriesReferenceTest {

  private final Comparison comparison = new Comparison();

  @Test
  void autocorrelation() {
    for (Table.Row row : Table.read("series.csv")) {
      double[] values = row.data("set");
      comparison.check(row, "r1", () -> Autocorrelation.of(values, 2)[1]);
      comparison.check(row, "r2", () -> Autocorrelation.of(values, 2)[2]);
      comparison.check(row, "effective", () -> Autocorrelation.effectiveSampleSize(values));
    }
    comparison.conclude(850);
  }

  @Test
  void theEffectiveSampleSizeOfDependentSeriesIsAFractionOfTheirNumber() {
    double share = Autocorrelation.effectiveSampleSize(Table.data("dependent-5000")) / 5000;
    // A first-order process with coefficient 0.7 is worth (1 - 0.7) / (1 + 0.7) of its number.
    assertThat(share).isBetween(0.13, 0.22);
    assertThat(OrderedSample.of("values", Table.data("dependent-5000")).size()).isEqualTo(5000);
  }
}
