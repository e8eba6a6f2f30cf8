package org.tutti.lab.map.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.lab.map.network.Suspect.MachinePart;

class SuspectSearchTest {
  private static final int ENDS = 32;

  @Test
  void nothingIsSuspectedWhereNothingIsSlow() {
    int suspected = 0;
    for (int seed = 0; seed < 25; seed++) {
      suspected += search(seed, false, (from, to) -> 1).isEmpty() ? 0 : 1;
    }
    assertThat(suspected).isLessThanOrEqualTo(1);
  }

  @Test
  void slowEnd() {
    List<Suspect> suspects = search(1, false, (from, to) -> from == 7 || to == 7 ? 1.1 : 1);
    assertThat(suspects).hasSize(1);
    assertThat(suspects.get(0).part()).isEqualTo(MachinePart.END);
    assertThat(suspects.get(0).first()).isEqualTo(7);
    assertThat(suspects.get(0).slowdown().value()).isBetween(1.08, 1.12);
    assertThat(suspects.get(0).slowdown().contains(1.1)).isTrue();
  }

  @Test
  void endThatIsSlowInOneDirection() {
    List<Suspect> suspects = search(2, true, (from, to) -> to == 5 ? 1.1 : 1);
    assertThat(suspects).hasSize(1);
    assertThat(suspects.get(0).part()).isEqualTo(MachinePart.RECEIVING_END);
    assertThat(suspects.get(0).first()).isEqualTo(5);
  }

  /** What it sends is slow, and receipts that it returns delay what it receives. */
  @Test
  void directionsThatDifferAreSuspectedEach() {
    List<Suspect> suspects = search(2, true, (from, to) -> from == 5 ? 2.3 : to == 5 ? 1.2 : 1);
    assertThat(suspects)
        .extracting(Suspect::part, Suspect::first)
        .containsExactly(tuple(MachinePart.SENDING_END, 5), tuple(MachinePart.RECEIVING_END, 5));
    assertThat(suspects.get(0).slowdown().contains(2.3)).isTrue();
  }

  @Test
  void slowPairIsNotBlamedOnItsEnds() {
    List<Suspect> suspects = search(3, false, (from, to) -> from == 3 && to == 9 ? 1.3 : 1);
    assertThat(suspects).hasSize(1);
    assertThat(suspects.get(0).part()).isEqualTo(MachinePart.PAIR);
    assertThat(suspects.get(0).first()).isEqualTo(3);
    assertThat(suspects.get(0).second()).isEqualTo(9);
  }

  @Test
  void slowGroupIsNamedOnce() {
    List<Suspect> suspects =
        search(4, false, (from, to) -> from / 8 == 1 || to / 8 == 1 ? 1.15 : 1);
    assertThat(suspects).hasSize(1);
    assertThat(suspects.get(0).part()).isEqualTo(MachinePart.GROUP);
    assertThat(suspects.get(0).first()).isEqualTo(1);
    assertThat(suspects.get(0).slowdown().contains(1.15)).as("%s", suspects).isTrue();
  }

  @Test
  void slowWayBetweenTwoGroups() {
    List<Suspect> suspects =
        search(5, false, (from, to) -> from / 8 == 0 && to / 8 == 2 ? 1.15 : 1);
    assertThat(suspects).hasSize(1);
    assertThat(suspects.get(0).part()).isEqualTo(MachinePart.BLOCK);
    assertThat(suspects.get(0).first()).isEqualTo(0);
    assertThat(suspects.get(0).second()).isEqualTo(2);
    assertThat(suspects.get(0).slowdown().contains(1.15)).as("%s", suspects).isTrue();
  }

  @Test
  void oneSlowEndOfFour() {
    PairLogs logs = logs(4, false, 6, 6, (from, to) -> from == 2 || to == 2 ? 1.4 : 1);
    List<Suspect> suspects = SuspectSearch.of(logs, none(4), 1.05, 0.01);
    assertThat(suspects).hasSize(1);
    assertThat(suspects.get(0).first()).isEqualTo(2);
    assertThat(suspects.get(0).part()).isEqualTo(MachinePart.END);
  }

  @Test
  void oneLaunchOfFewEndsSaysNothing() {
    PairLogs logs = logs(4, false, 1, 7, (from, to) -> from == 2 || to == 2 ? 1.4 : 1);
    assertThat(SuspectSearch.of(logs, none(4), 1.05, 0.01)).isEmpty();
  }

  /**
   * Some launches of a pair are disturbed as a whole, which is no property of the pair: how all
   * pairs differ from launch to launch does not tell of such few.
   */
  @ParameterizedTest
  @CsvSource({"2, 20, 1.5", "12, 20, 1.5", "2, 6, 3", "12, 6, 3"})
  void launchesThatAreDisturbedAccuseNothing(int launches, int oneOf, double times) {
    int wrong = 0;
    for (int seed = 0; seed < 10; seed++) {
      Random disturbed = new Random(seed);
      Truth truth = (from, to) -> disturbed.nextInt(oneOf) == 0 ? times : 1;
      PairLogs first = logs(ENDS, false, launches, 2L * seed, truth);
      PairLogs again = logs(ENDS, false, launches, 2L * seed + 1, truth);
      List<Suspect> named =
          ConfirmedSuspects.of(
              ConfirmedSuspects.candidates(first, none(ENDS), 1.05),
              first,
              again,
              none(ENDS),
              1.05,
              0.01);
      wrong += named.isEmpty() ? 0 : 1;
      assertThat(named).allMatch(suspect -> suspect.slowdown().low() > 1);
    }
    assertThat(wrong).isLessThanOrEqualTo(1);
  }

  private interface Truth {
    double slowdown(int from, int to);
  }

  private static List<Suspect> search(long seed, boolean directed, Truth truth) {
    return SuspectSearch.of(
        logs(ENDS, directed, 6, seed, truth),
        IntStream.range(0, ENDS).map(end -> end / 8).toArray(),
        1.05,
        0.01);
  }

  private static int[] none(int ends) {
    int[] groups = new int[ends];
    Arrays.fill(groups, -1);
    return groups;
  }

  /** Launches differ by 3 %, pairs within them by 3 %. */
  private static PairLogs logs(int ends, boolean directed, int launches, long seed, Truth truth) {
    Random random = new Random(seed);
    int[][] pairs =
        IntStream.range(0, ends * ends)
            .filter(at -> directed ? at / ends != at % ends : at / ends < at % ends)
            .mapToObj(at -> new int[] {at / ends, at % ends})
            .toArray(int[][]::new);
    double[][] times = new double[launches][pairs.length];
    for (double[] row : times) {
      double launch = Math.exp(0.03 * random.nextGaussian());
      for (int pair = 0; pair < pairs.length; pair++) {
        row[pair] =
            1000
                * launch
                * truth.slowdown(pairs[pair][0], pairs[pair][1])
                * Math.exp(0.03 * random.nextGaussian());
      }
    }
    return PairLogs.of(
        ends,
        directed,
        Arrays.stream(pairs).mapToInt(pair -> pair[0]).toArray(),
        Arrays.stream(pairs).mapToInt(pair -> pair[1]).toArray(),
        new int[pairs.length],
        times);
  }
}
