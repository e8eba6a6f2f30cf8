package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever exchanges both sides gets the inverse of every ratio, of odd and even counts. */
class ExchangedSidesTest {
  private static List<ComparisonMethod> methods() {
    return List.of(
        ComparisonMethod.PAIRED,
        ComparisonMethod.INDEPENDENT,
        ComparisonMethod.twoMoments(true, 1),
        ComparisonMethod.twoMoments(false, 20),
        ComparisonMethod.furtherNight(8, false));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 10, 14, 15, 20, 21})
  void invertTheRatioAndItsInterval(int count) {
    Launches launches = new Launches(count);
    for (ComparisonMethod method : methods()) {
      double[] a = launches.around(count, 1000, 2);
      double[] b = launches.around(count, 1500, 2);
      CellComparison one = Launches.compare(method, a, b);
      CellComparison other = Launches.compare(method, b, a);
      assertThat(one.estimate() * other.estimate())
          .as("%d launches, %s", count, method.name())
          .isCloseTo(1, within(1e-12));
      assertThat(one.ratio().isPresent()).isEqualTo(other.ratio().isPresent());
      if (one.ratio().isPresent() && method.exchange() != LaunchBlocks.Exchange.NIGHT_OF_B) {
        assertThat(one.ratio().get().value()).isEqualTo(one.estimate());
        assertThat(one.ratio().get().low() * other.ratio().get().high()).isCloseTo(1, within(1e-9));
      }
    }
  }

  /** The geometric mean of both ratios of blocks, as the pages say: not (0.6664 + 0.001639) / 2. */
  @Test
  void twoBlocksHaveTheGeometricMeanOfTheirRatios() {
    double[] a = {1000, 1000};
    double[] b = {666.4, 1.639};
    assertThat(Launches.compare(ComparisonMethod.PAIRED, a, b).estimate())
        .isCloseTo(Math.sqrt(0.6664 * 0.001639), within(1e-12));
  }
}
