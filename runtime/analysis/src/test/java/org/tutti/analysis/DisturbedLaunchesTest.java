package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.LibraryTimes;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.OtherProgram;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.RankPlacement;

class DisturbedLaunchesTest {
  private static final long SECOND = 1_000_000_000L;

  /** A launch of one rank on one processor, of which it had this share. */
  private static LaunchAnalysis launch(int number, double share, MachineLoad load) {
    return launch(number, share, 0, load);
  }

  private static LaunchAnalysis launch(
      int number, double share, long stolenNanos, MachineLoad load) {
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), number, 1, Instant.EPOCH, Map.of()),
            1,
            List.of(new RankPlacement(0, "node", 10, "3")),
            new LibraryInfo(
                ProviderKind.NATIVE,
                "MPI",
                "1",
                "none",
                "none",
                CallCost.NONE,
                ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", Map.of(), Map.of()),
            List.of());
    RankActivity activity =
        new RankActivity(
            4 * SECOND,
            4 * SECOND,
            stolenNanos,
            Math.round(4 * SECOND * share),
            Math.round(4 * SECOND * (1 - share)),
            7,
            0);
    Completion completion =
        new Completion(
            Instant.EPOCH,
            0,
            List.of(new RankReport(0, 1, 0, 0, activity, load, LibraryTimes.NONE)),
            List.of(
                new OtherProgram("node", "stress", 99, 1000, 2 * SECOND),
                new OtherProgram("elsewhere", "other", 98, 1000, 4 * SECOND)));
    return new LaunchAnalysis(
        new LaunchFile(new PlannedLaunch(number, 1, Treatment.ONLY), Path.of("x"), true),
        header,
        List.of(),
        Optional.of(completion),
        List.of());
  }

  @Test
  void theCauseItsSizeAndItsLaunchesAreNamed() {
    List<LaunchAnalysis> launches = new ArrayList<>();
    for (int number = 1; number <= 9; number++) {
      boolean busy = number == 1 || (number >= 4 && number <= 6);
      launches.add(launch(number, busy ? 0.5 : 0.99, MachineLoad.NONE));
    }
    assertThat(DisturbedLaunches.of(launches))
        .containsExactly(
            new MergedWarning(
                FindingProblem.OTHER_PROGRAMS,
                "other programs took 0.5 cores for 16.0 s, in which a rank on host node waited"
                    + " 8.0 s for its processor: 'stress' (process 99 of user 1000)"
                    + " 8.0 s, in launches 1, 4 to 6",
                List.of(),
                4,
                Reach.MOSTLY));
  }

  @Test
  void anIdleMachineIsNotAccused() {
    assertThat(DisturbedLaunches.of(List.of(launch(1, 0.97, MachineLoad.NONE)))).isEmpty();
  }

  @Test
  void quotasAreNamed() {
    MachineLoad load = new MachineLoad(1, 1, 0, SECOND / 2, 0);
    assertThat(DisturbedLaunches.of(List.of(launch(2, 1, load))))
        .extracting(MergedWarning::line)
        .containsExactly(
            "[TUTTI-188] the processors of host node were slowed down: for 0.50 s by a quota, 0"
                + " times by heat, in launch 2");
  }

  @Test
  void timeTakenByTheHostOfTheVirtualMachineIsNamed() {
    assertThat(DisturbedLaunches.of(List.of(launch(3, 1, SECOND / 4, MachineLoad.NONE))))
        .containsExactly(
            new MergedWarning(
                FindingProblem.PROCESSORS_STOLEN,
                "the host of the virtual machine node took 0.25 s of processor time from it within"
                    + " 4.0 s, in launch 3",
                List.of(),
                1,
                Reach.PARTLY));
  }
}
