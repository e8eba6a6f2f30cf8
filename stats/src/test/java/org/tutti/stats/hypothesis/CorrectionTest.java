package org.tutti.stats.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
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
  void theLevelOfATestIsThatAtWhichItsPValueIsCompared() {
    // Holm rejects the first of four at 0.05 / 4; the others fail at 0.05 / 3.
    assertThat(Correction.HOLM.levels(P, 0.05))
        .containsExactly(new double[] {0.05 / 3, 0.05 / 4, 0.05 / 3, 0.05 / 3}, within(1e-15));
    // Benjamini and Hochberg reject one of four, so the others fail at 2 / 4 of the significance.
    assertThat(Correction.BENJAMINI_HOCHBERG.levels(P, 0.05))
        .containsExactly(new double[] {0.025, 0.0125, 0.025, 0.025}, within(1e-15));
    assertThat(Correction.NONE.levels(P, 0.05)).containsOnly(0.05);
    Random random = new Random(8);
    for (Correction correction : Correction.values()) {
      for (int trial = 0; trial < 1000; trial++) {
        double[] pValues = random.doubles(1 + random.nextInt(8), 0, 0.1).toArray();
        double[] corrected = correction.apply(pValues);
        double[] levels = correction.levels(pValues, 0.05);
        for (int i = 0; i < pValues.length; i++) {
          assertThat(pValues[i] <= levels[i]).isEqualTo(corrected[i] <= 0.05);
        }
      }
    }
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
