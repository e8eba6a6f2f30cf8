package org.tutti.lab.trust.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BarrierSkewTest {
  @Test
  void theLastRankOfEachBarrierCounts() {
    List<BarrierSkew> skews =
        BarrierSkew.parse(
            List.of(
                "barrier,rank,median ns,mean ns,95 % interval ns,clock uncertainty ns",
                "BARRIER,0,10.0,900.0,100.0,50.0",
                "BARRIER,1,300.0,310.0,20.0,60.0",
                "TREE,0,500.0,510.0,5.0,50.0",
                "TREE,1,0.0,0.0,0.0,50.0"));

    assertThat(skews)
        .containsExactly(
            new BarrierSkew("BARRIER", 300, 310, 20, 60), new BarrierSkew("TREE", 500, 510, 5, 50));
    assertThat(skews.get(0).sentence())
        .isEqualTo(
            "After a BARRIER, the last rank starts 0.30 us after the first (median; mean 0.31 +- 0.02"
                + " us; clock uncertainty 0.06 us).");
  }
}
