package org.tutti.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LibraryTimes;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.RankPlacement;
import org.tutti.report.launch.HostSection.HostActivity;

class HostActivityTest {
  private static RankReport report(int rank, int runnableAfter, int preemptions, int migrations) {
    return new RankReport(
        rank,
        3,
        1,
        0,
        new RankActivity(1_000, 0, 0, 0, 0, preemptions, migrations),
        new MachineLoad(2, runnableAfter, 250, 0, 0),
        LibraryTimes.NONE);
  }

  @Test
  void ranksOfAHostAreAddedUp() {
    List<RankPlacement> ranks =
        List.of(
            new RankPlacement(0, "one", 10, "0"),
            new RankPlacement(1, "two", 10, "0"),
            new RankPlacement(2, "one", 11, "1"));
    List<RankReport> reports = List.of(report(0, 37, 5, 1), report(1, 1, 7, 2), report(2, 9, 6, 3));
    assertThat(HostActivity.of(ranks, reports))
        .isEqualTo(
            Map.of(
                "one", new HostActivity.InLaunch(37, 0.25, 11, 4),
                "two", new HostActivity.InLaunch(2, 0.25, 7, 2)));
  }

  @Test
  void whereTheKernelDoesNotTellNothingIsSaid() {
    assertThat(
            HostActivity.of(
                List.of(new RankPlacement(0, "one", 10, "0")), List.of(new RankReport(0, 1, 1, 0))))
        .isEmpty();
  }
}
