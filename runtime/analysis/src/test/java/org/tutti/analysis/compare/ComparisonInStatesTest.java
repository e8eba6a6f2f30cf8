package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.state.ProbedMachine;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;

/** Launches on a machine that makes all of them 2.7 times slower for a while, now and then. */
class ComparisonInStatesTest {
  private static final double SLOW = 2.7;
  private static final double SPREAD = 0.015;
  private static final double CHANGES = 0.1;
  private static final int TRIALS = 300;

  private final Random random = new Random(48);
  private long time;
  private int launches;

  private LaunchFigures launch(int block, double median, boolean before, boolean after) {
    return new LaunchFigures(
        new PlannedLaunch(++launches, block, Treatment.ONLY),
        LaunchFigures.Times.allOf(median * Math.exp(SPREAD * random.nextGaussian())),
        new LaunchFigures.Counts(100, 0, 0),
        GlobalTiming.NONE,
        List.of(),
        0,
        ProbedMachine.of(List.of(probe(before), probe(after))));
  }

  private MachineProbe probe(boolean far) {
    double nanos = (far ? 400 : 90) * Math.exp(0.1 * random.nextGaussian());
    return new MachineProbe(
        time++,
        List.of(
            new RankProbe(1, Math.round(1000 * nanos), 750),
            new RankProbe(RankProbe.NO_PARTNER, 0, 750)));
  }

  private CellFigures cell(double typical, int blocks, IntPredicate isFar) {
    List<LaunchFigures> all = new ArrayList<>();
    for (int block = 1; block <= blocks; block++) {
      boolean far = isFar.test(block);
      all.add(launch(block, far ? SLOW * typical : typical, far, far));
    }
    CellFigures plain = Launches.pair(new double[] {1}, new double[] {1}).figuresOfA();
    return new CellFigures(plain.key(), plain.treatment(), plain.settings(), all);
  }

  /** A state that lasts for ten launches on average. */
  private IntPredicate lasting() {
    boolean[] far = {random.nextBoolean()};
    return launch -> {
      far[0] ^= random.nextDouble() < CHANGES;
      return far[0];
    };
  }

  private CellComparison compare(CellFigures a, CellFigures b, boolean paired) {
    CellPair pair = CellPair.of(a.key(), a, b, paired).orElseThrow();
    ComparisonMethod method = paired ? ComparisonMethod.PAIRED : ComparisonMethod.INDEPENDENT;
    return CellJudge.judge(List.of(pair), method, ComparisonOptions.DEFAULT).get(0);
  }

  private double share(boolean paired, double ratio, Verdict... wanted) {
    long found =
        Stream.generate(
                () -> compare(cell(100, 20, lasting()), cell(100 * ratio, 20, lasting()), paired))
            .limit(TRIALS)
            .filter(comparison -> List.of(wanted).contains(comparison.verdict()))
            .count();
    return (double) found / TRIALS;
  }

  private static final Verdict[] DIFFERENT = {
    Verdict.SLOWER, Verdict.FASTER, Verdict.MORE_OFTEN_SLOW, Verdict.LESS_OFTEN_SLOW
  };

  /** Three standard errors of 300 trials above 5 %. */
  @Test
  void withoutADifferenceStatesMakeNone() {
    assertThat(share(false, 1, DIFFERENT)).isLessThan(0.09);
    assertThat(share(true, 1, DIFFERENT)).isLessThan(0.09);
  }

  /** The states of both sides are independent here; pairs in different ones count as well. */
  @Test
  void aDifferenceThatStatesWouldHideIsFound() {
    assertThat(share(false, 1.03, Verdict.SLOWER)).isGreaterThan(0.9);
    assertThat(share(true, 1.03, Verdict.SLOWER)).isGreaterThan(0.85);
  }

  @Test
  void nothingFollowsWhereEachSideWasInAStateOfItsOwn() {
    for (boolean paired : new boolean[] {false, true}) {
      CellComparison comparison =
          compare(cell(100, 20, any -> false), cell(100, 20, any -> true), paired);
      assertThat(comparison.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
      assertThat(comparison.ratio()).isEmpty();
      assertThat(comparison.pair().remarkOnStates())
          .get()
          .asString()
          .contains("in 0 of 20 launches of A and in 20 of 20 of B");
    }
  }

  @Test
  void launchesInWhichTheMachineChangedAreLeftOut() {
    List<LaunchFigures> changed = new ArrayList<>(cell(100, 20, i -> i > 10).launches());
    changed.set(3, launch(4, 180, false, true));
    CellFigures plain = cell(100, 20, i -> i % 2 == 0);
    CellFigures changing =
        new CellFigures(plain.key(), plain.treatment(), plain.settings(), changed);

    CellPair pair = CellPair.of(plain.key(), plain, changing, false).orElseThrow();

    assertThat(pair.a()).hasSize(20);
    assertThat(pair.b()).hasSize(19);
    assertThat(pair.remarkOnStates()).get().asString().contains("1 launch in which it changed");
  }

  /** Both were in the same state: their ratio needs no states. */
  @Test
  void pairsOfOneLaunchAreComparedAsTheyAre() {
    CellFigures cell = cell(100, 20, i -> i % 2 == 0);

    CellPair pair = CellPair.of(cell.key(), cell, cell, true).orElseThrow();

    assertThat(pair.states()).isEmpty();
    assertThat(pair.a()).hasSize(20);
  }

  /** A campaign of an earlier version has no probes. */
  @Test
  void withoutProbesOfOneSideModesOfTheMediansRemain() {
    CellFigures a = cell(100, 20, i -> i % 2 == 0);
    List<LaunchFigures> unprobed =
        a.launches().stream()
            .map(launch -> new LaunchFigures(launch.launch(), launch.times(), launch.counts()))
            .toList();
    CellFigures b = new CellFigures(a.key(), a.treatment(), a.settings(), unprobed);

    CellComparison comparison = compare(a, b, false);

    assertThat(comparison.pair().states()).isEmpty();
    assertThat(comparison.modes()).isPresent();
  }
}
