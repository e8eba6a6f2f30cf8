package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.measure.launch.TestHarness;
import org.tutti.measure.launch.TestLaunch;
import org.tutti.measure.plan.Plan;
import org.tutti.records.campaign.CampaignDirectory;

/** The report of launches that were actually measured. */
class LaunchReportTest {
  @TempDir Path directory;

  @Test
  void theReportDescribesTheClocks() {
    Plan plan = TestLaunch.plan(new TestHarness(), 3, "sync", "BARRIER_JOINT", "msizes", "8");
    TestLaunch.run(directory, 3, plan, TestHarness::new);

    assertThat(ReportText.lines(CampaignAnalysis.of(new CampaignDirectory(directory))))
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

  @Test
  void theReportStatesTheAccuracyOfTimesAcrossRanks() {
    Plan plan =
        TestLaunch.plan(new TestHarness(), 2, "sync", "WINDOW_SKAMPI:tolerance=60s", "msizes", "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);

    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directory));
    CellFigures cell = analysis.cells().get(0);
    String bound = Figures.micros(cell.global().bound().getAsDouble());
    String startError = Figures.micros(cell.global().startErrorMedian().getAsDouble());
    assertThat(String.join("\n", ReportText.lines(analysis)))
        .contains("99 % [us]", "most [us]", "start error", "Clock 99 %: ")
        .containsPattern(" " + bound + " +" + startError + " ");
  }
}
