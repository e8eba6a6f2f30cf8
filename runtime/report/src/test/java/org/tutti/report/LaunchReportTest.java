package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.rank.launch.OrderedSum;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.report.launch.HostSection;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.ColumnUnit;

/** The report of launches that were actually measured. */
class LaunchReportTest {
  private static final PageStyle VERBOSE = new PageStyle(80, false, true);

  @TempDir Path directory;

  @Test
  void theReportDescribesTheClocks() {
    Plan plan = TestLaunch.plan(new TestHarness(), 3, "sync", "BARRIER_JOINT", "msizes", "8");
    TestLaunch.run(directory, 3, plan, TestHarness::new);

    assertThat(ReportText.lines(CampaignAnalysis.of(new CampaignDirectory(directory)), VERBOSE))
        .anyMatch(line -> line.startsWith("Clock MONOTONIC: step "))
        .noneMatch(line -> line.startsWith("Clock TSC: "))
        .anyMatch(line -> line.contains("3 ranks use 1 clock, as messages"));
  }

  @Test
  void whatTheHostHadToDoIsReported() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "sync", "BARRIER", "msizes", "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);

    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directory));
    String host = analysis.headers().get(0).ranks().get(0).host();
    assertThat(HostSection.lines(analysis))
        .anyMatch(line -> line.matches("  \\Q" + host + "\\E +1 +\\d+ +\\d+ .*"))
        .allMatch(line -> line.length() <= 80);
  }

  /** The first launch adds in the order of the ranks, the second in the opposite one. */
  @Test
  void launchesThatRoundInAnotherOrderAreReported() {
    measure(directory, 1, (rank, step) -> step);
    measure(directory, 2, (rank, step) -> 2 - step);

    assertThat(ReportText.lines(CampaignAnalysis.of(new CampaignDirectory(directory)), VERBOSE))
        .anyMatch(line -> line.startsWith(" ! 2 of 2 cells") && line.endsWith("TUTTI-303"))
        .noneMatch(line -> line.endsWith("TUTTI-302"));
  }

  @Test
  void launchesThatRoundInOneOrderAreNotReported() {
    measure(directory, 1, (rank, step) -> step);
    measure(directory, 2, (rank, step) -> step);

    assertThat(ReportText.lines(CampaignAnalysis.of(new CampaignDirectory(directory)), VERBOSE))
        .noneMatch(line -> line.contains("TUTTI-303"));
  }

  private static void measure(Path directory, int launch, IntBinaryOperator order) {
    Plan plan = TestLaunch.plan(OrderedSum.harness(order), 3, "msizes", "512,1024", "warmup", "0");
    TestLaunch.runAs(launch, directory, 3, plan, () -> OrderedSum.harness(order));
  }

  @Test
  void theReportStatesTheAccuracyOfTimesAcrossRanks() {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(),
            2,
            "sync",
            "WINDOW_HCA:fit-points=100,exchanges=10,tolerance=60s",
            "msizes",
            "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);

    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directory));
    CellFigures cell = analysis.cells().get(0);
    String bound = ColumnUnit.time(cell.global().bound().getAsDouble());
    String startError = ColumnUnit.time(cell.global().startErrorMedian().getAsDouble());
    assertThat(String.join(" ", ReportText.lines(analysis, VERBOSE)).replaceAll(" +", " "))
        .contains("clock error", "clock bound", "start p95", "Clock error: ")
        .contains("never above " + bound, "worst rank: median up to " + startError);
  }
}
