package org.tutti.mpi.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoreSharesTest {
  /** Four cores with two hardware threads each, numbered as by Linux: 0 and 4 are one core. */
  private static BitSet siblings(int processor) {
    BitSet core = new BitSet();
    core.set(processor % 4);
    core.set(processor % 4 + 4);
    return core;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0-7 | 2 | 0-1,4-5 | 2-3,6-7",
        "0-7 | 4 | 0,4 | 3,7",
        "0-7 | 3 | 0,4 | 2-3,6-7",
        "0-7 | 8 | 0 | 7",
        "0-7 | 6 | 0 | 6-7",
        "1-2,5 | 2 | 1,5 | 2",
      })
  void ranksGetWholeCoresWhereThereAreEnough(String allowed, int ranks, String first, String last) {
    CoreShares shares = CoreShares.of(CpuMask.parse(allowed), CoreSharesTest::siblings, ranks);

    assertThat(shares.suffice()).isTrue();
    assertThat(shares.of(0)).isEqualTo(CpuMask.parse(first));
    assertThat(shares.of(ranks - 1)).isEqualTo(CpuMask.parse(last));
    BitSet joined = new BitSet();
    for (int rank = 0; rank < ranks; rank++) {
      assertThat(shares.of(rank).intersects(joined)).isFalse();
      joined.or(shares.of(rank));
    }
    assertThat(joined).isEqualTo(CpuMask.parse(allowed));
  }

  @Test
  void moreRanksThanProcessorsShareThemAll() {
    BitSet allowed = CpuMask.parse("1-3");
    CoreShares shares = CoreShares.of(allowed, CoreSharesTest::siblings, 4);

    assertThat(shares.suffice()).isFalse();
    assertThat(shares.of(2)).isEqualTo(allowed);
  }

  @Test
  void theSystemsOwnTopologyIsRead() {
    BitSet allowed = CpuMask.ofThisThread();

    assertThat(CoreShares.ofThisThread(1).of(0)).isEqualTo(allowed);
    assertThat(CoreShares.ofThisThread(allowed.cardinality() + 1).suffice()).isFalse();
  }
}
