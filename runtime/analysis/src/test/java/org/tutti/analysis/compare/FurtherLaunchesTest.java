package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.stats.planning.FurtherSamples;

class FurtherLaunchesTest {
  /** B is slower by about 10 %: 1.05 lies below the ratio, and 1.15 above it. */
  @Test
  void aLimitIsExcludedOnTheSideOfTheRatioOnly() {
    Launches launches = new Launches(7);
    FurtherLaunches further =
        Launches.compare(
                ComparisonMethod.INDEPENDENT,
                launches.around(12, 1000, 0.05),
                launches.around(12, 1100, 0.05))
            .further();
    assertThat(further.above(1.05).likely()).isLessThan(100);
    assertThat(further.below(1.15).likely()).isLessThan(100);
    assertThat(further.above(1.2).likely()).isEqualTo(FurtherSamples.MAX);
    assertThat(further.below(1.0).likely()).isEqualTo(FurtherSamples.MAX);
  }
}
