package org.tutti.lab.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.tutti.stats.reference.Comparison;
import org.tutti.stats.reference.Table;
import org.tutti.stats.summary.Moments;

class SampleSizeTest {
  private final Comparison comparison = new Comparison();

  @Test
  void aPilotWithoutSpreadNeedsTwoObservations() {
    assertThat(SampleSize.forMean(new Moments(5, 10, 0), 0.01, 0.95)).isEqualTo(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SampleSize.forMean(new Moments(5, 0, 1), 0.01, 0.95))
        .withMessageStartingWith("mean is 0");
  }

  @Test
  void sampleSize() {
    for (Table.Row row : Table.read("planning.csv")) {
      Moments pilot = Moments.of(row.data("set"));
      DoubleSupplier narrow = () -> SampleSize.forMean(pilot, 0.05, 0.95);
      comparison.check(row, "n05", narrow);
      comparison.check(row, "n20", () -> SampleSize.forMean(pilot, 0.2, 0.99));
    }
    comparison.conclude(600);
  }
}
