package org.tutti.lab.analyze.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

class PairwiseDifferencesTest {
  @Test
  void differencesAreFoundByTheirRank() {
    PairwiseDifferences differences = of(new double[] {1, 4, 9}, new double[] {0, 2});

    assertThat(differences.size()).isEqualTo(6);
    assertThat(differences.get(1)).isEqualTo(-1);
    assertThat(differences.get(4)).isEqualTo(4);
    assertThat(differences.get(6)).isEqualTo(9);
    assertThat(differences.median()).isEqualTo(3);
    assertThatIllegalArgumentException().isThrownBy(() -> differences.get(7));
  }

  @Test
  void theMiddleOfTheLargestDifferencesIsFinite() {
    double[] large = {Checks.LARGEST, Checks.LARGEST};
    assertThat(of(large, new double[] {-Checks.LARGEST}).median()).isEqualTo(2 * Checks.LARGEST);
    double[] larger = {Math.nextUp(Checks.LARGEST)};
    assertThatIllegalArgumentException().isThrownBy(() -> of(larger, large));
  }

  private static PairwiseDifferences of(double[] x, double[] y) {
    return new PairwiseDifferences(OrderedSample.of("x", x), OrderedSample.of("y", y));
  }
}
