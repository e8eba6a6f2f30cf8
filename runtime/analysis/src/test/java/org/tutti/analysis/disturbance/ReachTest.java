package org.tutti.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReachTest {
  @Test
  void aFifthOfTheLaunchesMovesTheMedianOverThem() {
    assertThat(Reach.of(new double[] {0.2, 0, 0, 0, 0})).isEqualTo(Reach.MOSTLY);
    assertThat(Reach.of(new double[] {0.2, 0, 0, 0, 0, 0})).isEqualTo(Reach.PARTLY);
  }

  @Test
  void lessThanAFifthOfTheTimeLeavesTheMedianOfALaunch() {
    assertThat(Reach.of(new double[] {0.19, 0.19})).isEqualTo(Reach.PARTLY);
  }

  @Test
  void whatRanksHardlyWaitedForIsSmall() {
    assertThat(Reach.of(new double[] {0.019, 0})).isEqualTo(Reach.HARDLY);
  }
}
