package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.state.MachineStates;
import org.tutti.analysis.state.ProbedMachine;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankProbe;
import org.tutti.records.launch.TimingMethod;
import org.tutti.records.settings.WantedStates;
import org.tutti.stats.interval.Estimate;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Campaigns on a machine that stays in a state for ten launches on average. */
class AwaitedLaunchesTest {
  private static final int CAMPAIGNS = 600;
  private static final int PLANNED = 10;
  private static final int MOST = 400;
  private static final double NEAR = 200;

  private final Random random = new Random(48);
  private boolean hasStates = true;
  private boolean far;
  private double wander;

  private LaunchFigures launch(int number, double dependence) {
    far ^= hasStates && random.nextInt(10) == 0;
    wander =
        dependence * wander + 0.03 * Math.sqrt(1 - dependence * dependence) * random.nextGaussian();
    return new LaunchFigures(
        new PlannedLaunch(number, number, Treatment.ONLY),
        LaunchFigures.Times.allOf((far ? 520 : NEAR) * Math.exp(wander)),
        new LaunchFigures.Counts(1000, 0, 0),
        GlobalTiming.NONE,
        List.of(),
        0,
        ProbedMachine.of(
            List.of(
                new MachineProbe(
                    number,
                    List.of(
                        new RankProbe(1, (far ? 410_000 : 90_000) + random.nextInt(9000), 750),
                        new RankProbe(RankProbe.NO_PARTNER, 0, 750))))));
  }

  private static CellFigures cell(List<LaunchFigures> launches) {
    CellFigures cell =
        new CellFigures(
            new CellKey("Cell", "ALLREDUCE", 8, 2),
            Treatment.ONLY,
            CellSettings.of(
                TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                CellCounts.of(1000, 200)),
            launches);
    return cell.among(
        MachineStates.shownBy(launches.stream().map(launch -> launch.machine().probes()).toList()));
  }

  /** As the driver does it: as many launches more as are missing, until none is. */
  private CellFigures campaign(WantedStates wanted, double dependence) {
    List<LaunchFigures> launches = new ArrayList<>();
    int missing = PLANNED;
    while (missing > 0 && launches.size() < MOST) {
      for (int launch = 0; launch < missing; launch++) {
        launches.add(launch(launches.size() + 1, dependence));
      }
      missing = AwaitedLaunches.of(wanted, List.of(cell(launches))).missing();
    }
    assertThat(launches).hasSizeLessThan(MOST + PLANNED);
    return cell(launches);
  }

  /**
   * When a campaign ends is decided by its probes, so its intervals cover as those of a campaign do
   * that was planned with as many launches, also where launches resemble those before them.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.6})
  void intervalsOfAStateThatWasWaitedForCover(double dependence) {
    WantedStates wanted = WantedStates.parse("near=10,far=2");
    List<CellFigures> waited = new ArrayList<>();
    List<CellFigures> planned = new ArrayList<>();
    for (int campaign = 0; campaign < CAMPAIGNS; campaign++) {
      hasStates = true;
      CellFigures near = campaign(wanted, dependence).in(MachineState.NEAR).orElseThrow();
      assertThat(near.launches()).hasSizeGreaterThanOrEqualTo(10);
      waited.add(near);
      hasStates = false;
      far = false;
      List<LaunchFigures> launches = new ArrayList<>();
      while (launches.size() < near.launches().size()) {
        launches.add(launch(launches.size() + 1, dependence));
      }
      planned.add(cell(launches));
    }
    // Three standard errors of the difference.
    assertThat(coverage(waited)).isGreaterThan(coverage(planned) - 0.05);
    assertThat(coverage(waited)).isGreaterThan(dependence == 0 ? 0.92 : 0.75);
  }

  /** Of those that have an interval, most of all. */
  private static double coverage(List<CellFigures> cells) {
    List<Estimate> intervals =
        cells.stream().flatMap(cell -> cell.medianInterval().stream()).toList();
    assertThat(intervals).hasSizeGreaterThan(CAMPAIGNS / 4);
    return (double)
            intervals.stream().filter(one -> one.low() <= NEAR && NEAR <= one.high()).count()
        / intervals.size();
  }

  @Test
  void theCellThatHasFewestCounts() {
    List<LaunchFigures> launches = new ArrayList<>();
    while (launches.size() < 60) {
      launches.add(launch(launches.size() + 1, 0));
    }
    CellFigures all = cell(launches);
    CellFigures few = cell(launches.subList(0, 30));
    int ofAll = all.in(MachineState.NEAR).orElseThrow().launches().size();
    int ofFew = few.in(MachineState.NEAR).orElseThrow().launches().size();

    AwaitedLaunches awaited = AwaitedLaunches.of(WantedStates.parse("near=50"), List.of(all, few));
    assertThat(ofFew).isLessThan(ofAll);
    assertThat(awaited.made()).isEqualTo(Map.of(MachineState.NEAR, ofFew));
    assertThat(awaited.missing()).isEqualTo(50 - ofFew);
    assertThat(awaited.isProbed()).isTrue();
    assertThat(AwaitedLaunches.of(WantedStates.parse("near=1"), List.of()).missing()).isOne();
  }
}
