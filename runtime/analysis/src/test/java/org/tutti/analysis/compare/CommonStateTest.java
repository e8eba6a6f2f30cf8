package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.state.ProbedMachine;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankProbe;

/** Nights on a machine whose processors are far from each other in more or fewer launches. */
class CommonStateTest {
  private static final int NIGHTS = 15;
  private static final int LAUNCHES = 10;
  private static final int TRIALS = 100;

  private final Random random = new Random(424);
  private long time;

  /** A night with an effect of 1 %, of whose launches so many were far, and 2.7 times slower. */
  private Side night(double typical, int far, boolean isProbed) {
    double level = typical * Math.exp(0.01 * random.nextGaussian());
    List<LaunchFigures> launches = new ArrayList<>();
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      boolean isFar = launch <= far;
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(launch, launch, Treatment.ONLY),
              LaunchFigures.Times.allOf(
                  level * (isFar ? 2.7 : 1) * Math.exp(0.01 * random.nextGaussian())),
              new LaunchFigures.Counts(100, 0, 0),
              GlobalTiming.NONE,
              List.of(),
              0,
              isProbed ? ProbedMachine.of(List.of(probe(isFar))) : ProbedMachine.UNKNOWN));
    }
    CellFigures plain = Launches.pair(new double[] {1}, new double[] {1}).figuresOfA();
    return new Side(
        "night",
        List.of(new CellFigures(plain.key(), plain.treatment(), plain.settings(), launches)),
        List.of(),
        true);
  }

  private MachineProbe probe(boolean far) {
    return new MachineProbe(
        time++,
        List.of(
            new RankProbe(1, (far ? 400_000 : 90_000) + random.nextInt(9_000), 750),
            new RankProbe(RankProbe.NO_PARTNER, 0, 750)));
  }

  private List<Side> nights(boolean isProbed) {
    return IntStream.range(0, NIGHTS)
        .mapToObj(night -> night(100, random.nextInt(8), isProbed))
        .toList();
  }

  private CampaignComparison compare(double typical, boolean isProbed) {
    return CampaignComparison.ofCampaigns(
        nights(isProbed),
        List.of(night(typical, random.nextInt(8), isProbed)),
        false,
        ComparisonOptions.DEFAULT);
  }

  private long verdicts(double typical, Verdict wanted) {
    return IntStream.range(0, TRIALS)
        .filter(trial -> compare(typical, true).cells().get(0).verdict() == wanted)
        .count();
  }

  @Test
  void nightsAreComparedInTheStateThatAllHaveSeen() {
    CommonState common = CommonState.of(nights(true)).orElseThrow();

    assertThat(common.state()).isEqualTo(MachineState.NEAR);
    assertThat(common.campaigns()).hasSize(NIGHTS);
    assertThat(common.campaigns())
        .allSatisfy(night -> assertThat(night.cells().get(0).median()).isBetween(90.0, 110.0));
  }

  /** Three standard errors above half of 5 %, which a change in one direction has. */
  @Test
  void aNightThatWasFarMoreOftenIsNotSlower() {
    assertThat(verdicts(100, Verdict.SLOWER)).isLessThan(8);
  }

  @Test
  void aNightThatIsSlowerWithinTheStateIsFound() {
    assertThat(verdicts(110, Verdict.SLOWER)).isGreaterThan(90);
    assertThat(compare(110, true).notes())
        .anyMatch(note -> note.contains("only launches in which processors were near each other"));
  }

  @Test
  void withoutACommonStateAllLaunchesCount() {
    List<Side> nights = new ArrayList<>(nights(true));
    nights.set(0, night(100, LAUNCHES, true));
    nights.set(1, night(100, 0, true));

    assertThat(CommonState.of(nights)).isEmpty();
    assertThat(CommonState.of(nights(false))).isEmpty();
  }
}
