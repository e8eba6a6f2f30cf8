package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RankProbe;
import org.tutti.report.layout.PageStyle;

/** Launches 1 to 12 were made while the processors were near, 13 to 19 while they were far. */
class StatesOfTheMachineTest {
  private static final int LAUNCHES = 20;
  private static final int FIRST_FAR = 13;

  @TempDir Path path;

  @BeforeEach
  void measure() {
    CampaignDirectory directory = new CampaignDirectory(path);
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      boolean far = launch >= FIRST_FAR;
      // In the last launch, the machine changed.
      write(directory, launch, far ? 520 : 200, far, far && launch < LAUNCHES);
    }
  }

  private static void write(
      CampaignDirectory directory, int launch, long median, boolean before, boolean after) {
    CellRecord plain = SampleCampaign.counting(Map.of());
    CellConditions conditions = plain.conditions();
    int count = plain.observations().count();
    SampleCampaign.write(
        directory,
        launch,
        new CellRecord(
            0,
            plain.key(),
            plain.settings(),
            new Observations(
                LongStream.range(0, count).map(i -> 10_000 * i).toArray(),
                LongStream.range(0, count).map(i -> median + launch % 5 + i % 3).toArray(),
                new long[count]),
            new CellConditions(
                conditions.period(),
                conditions.warmUp(),
                conditions.jvm(),
                conditions.global(),
                conditions.activity(),
                conditions.counters(),
                List.of(probe(2L * launch, before), probe(2L * launch + 1, after)),
                Map.of()),
            List.of()));
  }

  private static MachineProbe probe(long at, boolean far) {
    return new MachineProbe(
        at,
        List.of(
            new RankProbe(1, far ? 411_000 + at : 87_000 + at, 750, 1),
            new RankProbe(RankProbe.NO_PARTNER, 0, 750, 1)));
  }

  private CampaignAnalysis analysis() {
    return CampaignAnalysis.of(new CampaignDirectory(path));
  }

  @Test
  void aCellHasAFigureForEachState() {
    CellFigures cell = analysis().cells().get(0);

    assertThat(CellFigure.NEAR.of(cell).orElseThrow()).isBetween(200.0, 206.0);
    assertThat(CellFigure.NEAR.interval(cell)).isPresent();
    assertThat(CellFigure.FAR.of(cell).orElseThrow()).isBetween(520.0, 526.0);
    assertThat(CellFigure.FAR_SHARE.of(cell)).hasValue(7.0 / LAUNCHES);
    assertThat(CellFigure.CHANGED_SHARE.of(cell)).hasValue(1.0 / LAUNCHES);
  }

  @Test
  void theCauseIsNamedInsteadOfModes() {
    CampaignAnalysis analysis = analysis();

    assertThat(analysis.findings())
        .extracting(finding -> finding.problem())
        .doesNotContain(FindingProblem.LAUNCH_MODES);
    assertThat(analysis.warnings())
        .filteredOn(warning -> warning.problem() == FindingProblem.PROCESSORS_FAR)
        .singleElement()
        .satisfies(
            warning ->
                assertThat(warning.text())
                    .contains("far from each other in 7 of 20 launches, and for a part of 1 more")
                    .contains(
                        "a cache line takes 411 ns there and back, 87 ns where they are near"));
  }

  @Test
  void aReportHasColumnsForTheStates() {
    List<String> lines = ReportText.lines(analysis(), new PageStyle(80, false, false));

    assertThat(lines).anyMatch(line -> line.matches(".*\\bnear\\b.*\\bfar\\b.*\\bfar in\\b.*"));
    assertThat(lines).anyMatch(line -> line.contains("TUTTI-456"));
    assertThat(lines).noneMatch(line -> line.contains("two modes"));
    assertThat(lines).allMatch(line -> line.length() <= 80);
  }
}
