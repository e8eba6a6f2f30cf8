package org.tutti.rank.outlier;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;

class CauseChoiceTest {
  /** An outlier that exceeds the median by 10 ms; the causes are on ranks 1, 2, 3. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, UNKNOWN, 4, 0",
    "9500000, 0, 0, PREEMPTION, 1, 9500000",
    "4900000, 0, 0, UNKNOWN, 4, 0",
    "0, 6000000, 0, COMPILER, 2, 6000000",
    "0, 4000000, 0, UNKNOWN, 4, 0",
    "9000000, 8000000, 0, COMPILER, 2, 8000000",
    "20000000, 6000000, 0, PREEMPTION, 1, 20000000",
    "0, 0, 9000001, COLLECTOR, 3, 9000000",
    "0, 0, 1, UNKNOWN, 4, 0",
    "9800000, 0, 1, PREEMPTION, 1, 9800000",
    "1000000, 7000000, 9000001, COLLECTOR, 3, 9000000"
  })
  void theCauseTookHalfOfTheExcessOrMore(
      long waited, long compiled, long collected, OutlierCause cause, int rank, long nanos) {
    CauseChoice choice =
        new CauseChoice(
            new RankAndNanos(4, 10_100_000),
            new RankAndNanos(1, waited),
            new RankAndNanos(2, compiled),
            new RankAndNanos(3, collected));
    assertThat(choice.of(7, 10_000_000)).isEqualTo(new Outlier(7, rank, nanos, cause));
  }

  /** The JVM counts in milliseconds. */
  @Test
  void aCollectionOfLessThanAMillisecondIsACauseToo() {
    CauseChoice choice =
        new CauseChoice(
            new RankAndNanos(0, 600_000),
            new RankAndNanos(0, 0),
            new RankAndNanos(0, 0),
            new RankAndNanos(1, 1));
    assertThat(choice.of(7, 500_000)).isEqualTo(new Outlier(7, 1, 0, OutlierCause.COLLECTOR));
  }

  @Test
  void theMaximumOfTheNumbersIsTheLongestTimeOfTheLowestRank() {
    long first = RankAndNanos.encode(3, 500);
    long second = RankAndNanos.encode(70_000, 500);
    long longer = RankAndNanos.encode(70_000, 501);
    assertThat(first).isGreaterThan(second);
    assertThat(longer).isGreaterThan(first);
    assertThat(RankAndNanos.decode(longer)).isEqualTo(new RankAndNanos(70_000, 501));
    assertThat(RankAndNanos.decode(RankAndNanos.encode(3, Long.MAX_VALUE)).rank()).isEqualTo(3);
  }
}
