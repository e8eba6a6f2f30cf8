package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ProbedCampaign;
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
      ProbedCampaign.write(
          directory,
          launch,
          far ? 520 : 200,
          ProbedCampaign.probe(2L * launch, far),
          ProbedCampaign.probe(2L * launch + 1, far && launch < LAUNCHES));
    }
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
  void theStatesAreARemarkAndColumnsOnRequest() {
    assertThat(String.join(" ", ReportText.lines(analysis(), new PageStyle(200, false, false))))
        .startsWith("WITH CARE: the machine has two states: ")
        .contains("far from each other in 7 of 20 launches")
        .doesNotContain("launches differ")
        .doesNotContainPattern("\\bfar in\\b");
    List<String> lines = ReportText.lines(analysis(), new PageStyle(80, false, true));

    assertThat(lines).anyMatch(line -> line.matches(".*\\bnear\\b.*\\bfar\\b.*\\bfar in\\b.*"));
    assertThat(lines).anyMatch(line -> line.contains("TUTTI-456"));
    assertThat(lines).noneMatch(line -> line.contains("two modes"));
    assertThat(lines).allMatch(line -> line.length() <= 80);
  }
}
