package org.tutti.runtime.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.plan.Cell;
import org.tutti.runtime.plan.Plan;
import org.tutti.runtime.report.Figures;
import org.tutti.runtime.report.ReportText;
import org.tutti.runtime.store.CellRecord;
import org.tutti.runtime.store.ClockQuality;
import org.tutti.runtime.store.Completion.RankReport;
import org.tutti.runtime.store.GlobalTiming;

class LaunchMeasurementTest {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "1, BARRIER, LOCAL",
    "2, BARRIER, LOCAL",
    "3, DISSEMINATION, LOCAL",
    "2, WINDOW_HCA, GLOBAL"
  })
  void everyCellOfThePlanIsMeasuredInItsOrder(int processes, String sync, String runTime) {
    Plan plan = TestLaunch.plan(new TestHarness(), processes, "sync", sync);
    TestLaunch.run(directory, processes, plan, TestHarness::new);

    TestLaunch.Result result = TestLaunch.read(directory);
    List<Long> order = plan.shuffled(TestLaunch.SEED, 2).cells().stream().map(Cell::msize).toList();
    assertThat(result.header().plan()).extracting(key -> key.msize()).isEqualTo(order);
    assertThat(result.header().processes()).isEqualTo(processes);
    assertThat(result.header().seed()).isEqualTo(TestLaunch.SEED);
    assertThat(result.header().levels()).containsEntry("library", "none");
    assertThat(result.header().environment()).containsEntry("cpu.model", "test");
    assertThat(result.header().ranks()).hasSize(processes);
    assertThat(result.cells()).extracting(cell -> cell.key().msize()).isEqualTo(order);
    result.cells().forEach(cell -> checkCell(cell, sync, runTime));
    assertThat(result.completion()).hasSize(1);
    assertThat(result.completion().get(0).ranks())
        .extracting(RankReport::cells)
        .hasSize(processes)
        .containsOnly(2);
  }

  private static void checkCell(CellRecord cell, String sync, String runTime) {
    assertThat(cell.settings().sync()).isEqualTo(sync);
    assertThat(cell.settings().runTime()).isEqualTo(runTime);
    assertThat(cell.conditions().warmupCalls()).isGreaterThanOrEqualTo(30);
    GlobalTiming global = cell.conditions().global();
    assertThat(global.uncertainty().isPresent()).isEqualTo(runTime.equals("GLOBAL"));
    assertThat(global.bound().isPresent()).isEqualTo(runTime.equals("GLOBAL"));
    assertThat(global.startErrorMedian().isPresent()).isEqualTo(sync.startsWith("WINDOW"));
    if (sync.startsWith("WINDOW")) {
      assertThat(global.startErrorHigh().getAsDouble())
          .isGreaterThanOrEqualTo(global.startErrorMedian().getAsDouble());
    }
    assertThat(cell.observations().count()).isGreaterThanOrEqualTo(50);
    if (runTime.equals("LOCAL")) {
      assertThat(cell.observations().validRunTimes()).hasSize(50);
    }
    for (int index = 0; index < cell.observations().count(); index++) {
      assertThat(cell.observations().start(index)).isPositive();
      assertThat(cell.observations().runTime(index)).isPositive();
      if (index > 0) {
        assertThat(cell.observations().start(index))
            .isGreaterThan(cell.observations().start(index - 1));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"BARRIER, LOCAL", "WINDOW_HCA, GLOBAL", "ROUNDTIME_JOINT, GLOBAL"})
  void cellsAreTimedWithTheClockThatIsAskedFor(String sync, String runTime) {
    Plan plan =
        TestLaunch.plan(new TestHarness(), 2, "clock", "mpi-wtime", "sync", sync, "msizes", "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);
    TestLaunch.Result result = TestLaunch.read(directory);
    assertThat(result.header().clocks())
        .extracting(ClockQuality::name)
        .containsExactly("MPI_WTIME");
    CellRecord cell = result.cells().get(0);
    assertThat(cell.settings().clock()).isEqualTo("MPI_WTIME");
    checkCell(cell, sync, runTime);
  }

  @Test
  void theReportSaysWhatTimesAcrossRanksAreWorth() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "sync", "WINDOW_SKAMPI", "msizes", "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);

    CampaignAnalysis analysis = CampaignAnalysis.of(new CampaignDirectory(directory));
    CellFigures cell = analysis.cells().get(0);
    String bound = Figures.micros(cell.global().bound().getAsDouble());
    String startError = Figures.micros(cell.global().startErrorMedian().getAsDouble());
    assertThat(String.join("\n", ReportText.lines(analysis)))
        .contains("99 % [us]", "most [us]", "start error", "Clock 99 %: ")
        .containsPattern(" " + bound + " +" + startError + " ");
  }

  @Test
  void coldCacheOverwritesTheLastLevelsShare() {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(), 2, "cold-cache", "true", "msizes", "8", "repetitions", "5");
    TestLaunch.run(directory, 2, plan, TestHarness::new);
    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.settings().coldCache()).isTrue();
    assertThat(Long.parseLong(cell.conditions().details().get("cacheErasedBytes")))
        .isGreaterThan(64);
  }
}
