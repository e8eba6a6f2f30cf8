package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedWarning;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.layout.PageStyle;

class CampaignAnalysisTest {
  @TempDir private Path path;
  private CampaignDirectory directory;

  @BeforeEach
  void measure() {
    directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 7);
  }

  @Test
  void aLaunchContributesOneMedianAndOneMean() {
    CellFigures first = CampaignAnalysis.of(directory).cells().get(0);

    // Run-times of launch i are 1000 + 10 i + {0, 1, 2, 3, 4}.
    assertThat(first.medians()).containsExactly(1012, 1022, 1032, 1042, 1052, 1062, 1072);
    assertThat(first.median()).isEqualTo(1042);
    assertThat(first.mean()).isEqualTo(1042);
    assertThat(first.min()).isEqualTo(1010);
    assertThat(first.max()).isEqualTo(1074);
    assertThat(first.kept()).isEqualTo(7L * SampleCampaign.OBSERVATIONS);
    assertThat(first.clockStep()).isEqualTo(10);
    // At n = 7 the ranks of the 95 % interval of the median are 1 and 7; half a step is 5.
    assertThat(first.medianInterval().orElseThrow().low()).isEqualTo(1012 - 5);
    assertThat(first.medianInterval().orElseThrow().high()).isEqualTo(1072 + 5);
  }

  @Test
  void theReportHasTrustThenFiguresThenHowTheyWereMeasuredThenThePath() {
    String report = String.join("\n", report(false));

    assertThat(report)
        .startsWith("WITH CARE: ")
        .containsSubsequence(
            "WITH CARE", "BCAST", " size", "7 launches, ", "Sample MPI", "Results:")
        .containsPattern(" 8 B +1.04 us +1.01 .. 1.08\n")
        .endsWith("Results: " + path);
  }

  @Test
  void howLongTheUserWaitedAndWhatForIsToldOnRequest() {
    Instant opened = Instant.parse("2026-01-01T00:00:00Z");
    Journal journal = Journal.read(directory.journal());
    journal.append(new JournalEntry(opened, Event.PLANNED, 0, 0, Map.of()));
    journal.append(new JournalEntry(opened.plusSeconds(7200), Event.STOPPED, 0, 0, Map.of()));

    assertThat(report(true)).anyMatch(line -> line.endsWith(" took 2:00 h, 0 % in cells"));
  }

  @Test
  void theReportSaysWhyTheCampaignEndedEarly() {
    Journal.read(directory.journal())
        .append(JournalEntry.now(Event.STOPPED, 0, 0, Map.of("reason", "every median is known")));

    assertThat(report(false)).contains("Ended before the last launch: every median is known");
  }

  @Test
  void theReportHasOneLinePerKindOfRemarkAndTellsItInFullOnRequest() {
    assertThat(report(false))
        .noneMatch(line -> line.contains("TUTTI-"))
        .contains("Details: report " + path + " --verbose");
    assertThat(report(true))
        .filteredOn(line -> line.endsWith("TUTTI-170"))
        .singleElement()
        .asString()
        .startsWith(" ! 2 of 2 cells");
    // Medians 1012 to 1072 differ more than medians 2012 to 2072 do.
    assertThat(String.join("\n", report(true)).replaceAll("\\s+", " "))
        .contains(
            "[TUTTI-170] too few observations in 2 of 2 cells: example, \"B\".bcast (8 B, p 2),"
                + " ")
        .contains("(16 B, p 2). The worst, listed first: ", "only 20 obs")
        .contains("[TUTTI-176] launches differ in 2 of 2 cells: ", "differ by up to 5.93 %");
  }

  @Test
  void anIncompleteFileIsReportedWithAWarningAndItsCompleteCells() throws IOException {
    Path file = directory.launch(7);
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.lastIndexOf("\"record\":\"completion\"") - 200));

    CampaignAnalysis analysis = CampaignAnalysis.of(directory);

    assertThat(analysis.cells().get(0).launches()).hasSize(7);
    assertThat(analysis.cells().get(1).launches()).hasSize(6);
    assertThat(analysis.warnings())
        .extracting(MergedWarning::line)
        .anyMatch(line -> line.contains("incomplete"))
        .anyMatch(
            line ->
                line.startsWith(
                    "[TUTTI-146] launch 7 was not completed: its file has 1 of 2 cells"));
  }

  @Test
  void aChangeOfTheEnvironmentBetweenLaunchesIsNoted() throws IOException {
    Files.delete(directory.launch(7));
    SampleCampaign.write(directory, 7, 7, Map.of("cpu.governor", "powersave"));

    assertThat(CampaignAnalysis.of(directory).warnings())
        .extracting(MergedWarning::line)
        .containsExactly(
            "[TUTTI-181] the environment changed before launch 7: cpu.governor was absent and is"
                + " now powersave");
  }

  @Test
  void namesThatMoveTheCursorArePrintedHarmlessly() {
    assertThat(report(true)).noneMatch(line -> line.chars().anyMatch(Character::isISOControl));
  }

  private List<String> report(boolean verbose) {
    return ReportText.lines(CampaignAnalysis.of(directory), new PageStyle(80, false, verbose));
  }
}
