package org.tutti.stats.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CorrectionTest {

  private static final double[] P = {0.04, 0.01, 0.03, 0.5};

  @Test
  void holmMultipliesByTheNumberOfTestsLeftAndNeverDescends() {
    assertThat(Correction.HOLM.apply(P))
        .containsExactly(new double[] {0.09, 0.04, 0.09, 0.5}, within(1e-15));
  }

  @Test
  void benjaminiHochbergMultipliesByTheShareOfTheRank() {
    double shared = 0.04 * 4 / 3;
    assertThat(Correction.BENJAMINI_HOCHBERG.apply(P))
        .containsExactly(new double[] {shared, 0.04, shared, 0.5}, within(1e-15));
  }

  @Test
  void aTableIsCorrectedByDefault() {
    Map<String, TestResult> tests = new LinkedHashMap<>();
    for (double p : P) {
      tests.put("cell " + p, new TestResult(1, p, Alternative.TWO_SIDED, "test", 10));
    }
    TestTable<String> table = TestTable.of(tests);
    assertThat(table.correction()).isEqualTo(Correction.HOLM);
    assertThat(table.rows()).extracting(TestTable.Row::asterisks).containsExactly("", "*", "", "");
    assertThat(TestTable.of(tests, Correction.NONE).rows())
        .extracting(TestTable.Row::asterisks)
        .containsExactly("*", "**", "*", "");
  }

  @Test
  void asterisksStandForTheUsualLevels() {
    assertThat(SignificanceStars.of(0.05)).isEqualTo("*");
    assertThat(SignificanceStars.of(0.0500001)).isEmpty();
    assertThat(SignificanceStars.of(0.01)).isEqualTo("**");
    assertThat(SignificanceStars.of(0.001)).isEqualTo("***");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SignificanceStars.of(Double.NaN))
        .withMessageStartingWith("pValue is NaN");
  }

  @Test
  void aPValueOutsideItsRangeIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Correction.HOLM.apply(new double[] {0.5, 1.5}))
        .withMessageStartingWith("pValues[1] is 1.5");
  }
}
