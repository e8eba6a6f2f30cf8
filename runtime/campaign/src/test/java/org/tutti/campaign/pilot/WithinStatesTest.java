package org.tutti.campaign.pilot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;
import org.tutti.stats.planning.VarianceComponents;

/** Launches vary by 3 %, observations by 4 %, and a far machine takes 2.5 times as long. */
class WithinStatesTest {
  private static final int CAMPAIGNS = 400;
  private static final int LAUNCHES = 6;
  private static final int OBSERVATIONS = 30;

  private final Random random = new Random(48);

  private List<MachineProbe> probes(int launch, boolean far) {
    return List.of(
        new MachineProbe(
            launch,
            List.of(
                new RankProbe(1, (far ? 410_000 : 90_000) + random.nextInt(900), 750),
                new RankProbe(RankProbe.NO_PARTNER, 0, 750))));
  }

  private double[] launch(double factor) {
    double launch = 200 * factor * (1 + 0.03 * random.nextGaussian());
    return DoubleStream.generate(() -> launch + 200 * factor * 0.04 * random.nextGaussian())
        .limit(OBSERVATIONS)
        .toArray();
  }

  /** The variance between launches relative to the square of the mean, over many campaigns. */
  private double between(boolean hasStates, boolean isProbed) {
    double sum = 0;
    for (int campaign = 0; campaign < CAMPAIGNS; campaign++) {
      List<double[]> runTimes = new ArrayList<>();
      List<List<MachineProbe>> probes = new ArrayList<>();
      for (int launch = 0; launch < LAUNCHES; launch++) {
        boolean far = hasStates && launch % 2 == 1;
        runTimes.add(launch(far ? 2.5 : 1));
        probes.add(isProbed ? probes(launch, far) : List.of());
      }
      List<double[]> within = WithinStates.of(runTimes, probes);
      double mean = within.stream().flatMapToDouble(DoubleStream::of).average().orElseThrow();
      sum += VarianceComponents.of(within).between() / (mean * mean);
    }
    return sum / CAMPAIGNS;
  }

  @Test
  void whatStatesDifferByIsNoVarianceBetweenLaunches() {
    assertThat(between(true, true)).isCloseTo(0.03 * 0.03, within(0.00012));
    assertThat(between(true, false)).isGreaterThan(0.2);
  }

  @Test
  void aMachineWithOneStateIsAsItWas() {
    List<double[]> runTimes = List.of(launch(1), launch(1), launch(1), launch(1));
    assertThat(
            WithinStates.of(
                runTimes,
                List.of(probes(0, false), probes(1, false), probes(2, false), probes(3, false))))
        .isSameAs(runTimes);
    assertThat(between(false, true)).isCloseTo(0.03 * 0.03, within(0.00012));
  }

  /** A state of one launch says nothing of how much its launches vary. */
  @Test
  void aStateThatWasSeenOnceIsLeftOut() {
    List<double[]> runTimes = new ArrayList<>();
    List<List<MachineProbe>> probes = new ArrayList<>();
    for (int launch = 0; launch < LAUNCHES; launch++) {
      runTimes.add(launch(launch == 2 ? 2.5 : 1));
      List<MachineProbe> around = new ArrayList<>(probes(2 * launch, launch == 2));
      around.addAll(probes(2 * launch + 1, launch == 2));
      probes.add(around);
    }
    assertThat(WithinStates.of(runTimes, probes)).hasSize(LAUNCHES - 1);
  }
}
