package org.tutti.stats.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ModesTest {

  private final Random random = new Random(5);

  private double[] mixture(int n, double share, double distance) {
    return IntStream.range(0, n)
        .mapToDouble(i -> (i < share * n ? 10 : 10 + distance) + random.nextGaussian())
        .toArray();
  }

  @Test
  void twoSeparateModesAreFoundWithTheirShares() {
    Modes modes = Modes.of(mixture(1000, 0.7, 8));
    assertThat(modes.count()).isEqualTo(2);
    assertThat(modes.modes().get(0).location()).isCloseTo(10, within(0.4));
    assertThat(modes.modes().get(1).location()).isCloseTo(18, within(0.4));
    assertThat(modes.modes().get(0).share()).isCloseTo(0.7, within(0.02));
  }

  @Test
  void modesTooCloseToDistinguishAreOne() {
    assertThat(Modes.of(mixture(1000, 0.5, 1)).count()).isEqualTo(1);
  }

  @Test
  void aFewDistantValuesAreNotAMode() {
    assertThat(Modes.of(mixture(1000, 0.98, 1000)).count()).isEqualTo(1);
  }

  @Test
  void aDistantModeIsFoundAtAnyDistance() {
    Modes modes = Modes.of(mixture(1000, 0.8, 1e7));
    assertThat(modes.count()).isEqualTo(2);
    assertThat(modes.modes().get(1).share()).isCloseTo(0.2, within(0.001));
  }

  @Test
  void constantValuesHaveOneMode() {
    assertThat(Modes.of(new double[] {3, 3, 3}).modes()).containsExactly(new Modes.Mode(3, 1));
  }

  @Test
  void twoValuesOfAClockAreTwoModes() {
    double[] values = IntStream.range(0, 200).mapToDouble(i -> i % 3 == 0 ? 41 : 40).toArray();
    assertThat(Modes.of(values).count()).isEqualTo(2);
  }
}
