package org.tutti.stats.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TwoModesTest {
  private final Random random = new Random(7);

  private double[] launches(int n, int slow) {
    return IntStream.range(0, n)
        .mapToDouble(i -> (i < slow ? 270 : 100) * (1 + 0.02 * random.nextGaussian()))
        .toArray();
  }

  @Test
  void launchesOfTwoSpeedsAreTwoModes() {
    double[] launches = launches(20, 6);
    TwoModes modes = TwoModes.of(launches).orElseThrow();
    assertThat(modes.fast()).isCloseTo(100, within(2.0));
    assertThat(modes.slow()).isCloseTo(270, within(6.0));
    assertThat(modes.gap()).isBetween(2.4, 2.7);
    assertThat(modes.countSlow(launches)).isEqualTo(6);
    assertThat(modes.isSlow(102)).isFalse();
  }

  @Test
  void modesAreToldUpToHalfOfTheGap() {
    TwoModes modes = new TwoModes(100, 150, Math.sqrt(102.0 * 140), 140 / 102.0);
    // The boundary is at 119.5.
    assertThat(modes.areTold(17)).isTrue();
    assertThat(modes.areTold(18)).isFalse();
  }

  @Test
  void oneModeOrTooFewValuesHaveNone() {
    assertThat(TwoModes.of(launches(40, 0))).isEmpty();
    assertThat(TwoModes.of(launches(11, 4))).isEmpty();
    assertThat(TwoModes.of(new double[] {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3})).isEmpty();
  }

  @Test
  void aSingleStrayIsNoModeAndHidesNone() {
    double[] stray = launches(20, 1);
    assertThat(TwoModes.of(stray)).isEmpty();
    double[] modes = launches(40, 16);
    modes[0] = 900;
    assertThat(TwoModes.of(modes).orElseThrow().countSlow(modes)).isEqualTo(16);
  }

  @Test
  void aWideSampleAmongNarrowOnesIsNoMode() {
    double[] narrow = launches(20, 0);
    double[] wide = {80, 85, 97, 122, 123, 124};
    TwoModes modes = new TwoModes(100, 123, 113, 1.15);
    assertThat(modes.isClearFor(narrow)).isTrue();
    assertThat(modes.isClearFor(wide)).isFalse();
  }

  @Test
  void stepsOfAClockAreNoModes() {
    double[] twoSteps = IntStream.range(0, 20).mapToDouble(i -> i % 3 == 0 ? 260 : 250).toArray();
    assertThat(TwoModes.of(twoSteps)).isEmpty();
    double[] steps = IntStream.range(0, 20).mapToDouble(i -> 250 + 10 * (i * i % 4)).toArray();
    assertThat(TwoModes.of(steps)).isEmpty();
    double[] far = IntStream.range(0, 20).mapToDouble(i -> i < 8 ? 600 + i % 2 : 250).toArray();
    assertThat(TwoModes.of(far).orElseThrow().countSlow(far)).isEqualTo(8);
  }
}
