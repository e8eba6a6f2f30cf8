package org.tutti.stats.outlier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class TukeyFilterTest {

  // Quartiles 3 and 7, so the fences stand at -3 and 13, the severe ones at -9 and 19.
  private static final double[] FIVE = {1, 3, 5, 7, 9};

  @Test
  void keepsEverythingBetweenTheFences() {
    Filtered filtered = TukeyFilter.withDefaults().apply(FIVE);
    assertThat(filtered.kept().toArray()).containsExactly(1, 3, 5, 7, 9);
    assertThat(filtered.lowerFence()).isEqualTo(-3);
    assertThat(filtered.upperFence()).isEqualTo(13);
    assertThat(filtered.dropped()).isEqualTo(new Outliers(0, 0));
  }

  @Test
  void countsMildAndSevereOutliersOfEachSideApart() {
    // Quartiles 11.25 and 17.75: fences at 1.5 and 27.5, the severe ones at -8.25 and 37.25.
    double[] values = {10, 11, 12, 13, 14, 15, 16, 17, 18, 30, 60, 61, -3, -90};
    Filtered filtered = TukeyFilter.withDefaults().apply(values);
    assertThat(filtered.low()).isEqualTo(new Outliers(1, 1));
    assertThat(filtered.high()).isEqualTo(new Outliers(1, 2));
    assertThat(filtered.kept().size()).isEqualTo(9);
  }

  @Test
  void aGreaterConstantDropsLess() {
    double[] values = {1, 3, 5, 7, 14};
    assertThat(TukeyFilter.withDefaults().apply(values).dropped().count()).isEqualTo(1);
    assertThat(TukeyFilter.withDefaults().with(2).apply(values).dropped().count()).isZero();
    assertThat(TukeyFilter.withDefaults().with(2).apply(values).upperFence()).isEqualTo(15);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TukeyFilter.withDefaults().with(Double.NaN));
  }

  @Test
  void aValueOnTheFenceIsKept() {
    double[] values = {1, 3, 5, 7, 13};
    Filtered filtered = TukeyFilter.withDefaults().apply(values);
    assertThat(filtered.upperFence()).isEqualTo(13);
    assertThat(filtered.dropped().count()).isZero();
  }

  @Test
  void constantValuesHaveNoOutliers() {
    assertThat(TukeyFilter.withDefaults().apply(new double[] {4, 4, 4}).dropped().count()).isZero();
  }

  @Test
  void doesNotChangeTheArray() {
    double[] values = {3, 1, 2};
    TukeyFilter.withDefaults().apply(values);
    assertThat(values).containsExactly(3, 1, 2);
  }

  @Test
  void refusesBadInputByName() {
    TukeyFilter filter = TukeyFilter.withDefaults();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> filter.apply(new double[0]))
        .withMessageStartingWith("values holds 0 values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> filter.apply(new double[] {1, Double.NaN}))
        .withMessageStartingWith("values[1] is NaN");
  }
}
