package org.tutti.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class TuningReportTest {
  @Test
  void gainsAndWhatWasNotFoundAreReported() {
    Algorithm ring = new Algorithm("ring, segments of 4096 B", Map.of());
    TuningResult result =
        new TuningResult(
            List.of(
                new VerifiedChoice(new Choice(cell(65536), ring), compare(1000, 800), true, true),
                new VerifiedChoice(new Choice(cell(8), ring), compare(1000, 990), false, false)),
            List.of(cell(64), cell(512)),
            List.of(new ExcludedAlgorithm("MPI_Allreduce", "linear", "[TUTTI-053] wrong data")),
            List.of(),
            40,
            Optional.empty());

    List<String> lines = TuningReport.lines(result);

    assertThat(lines.get(0)).isEqualTo("Tuning: a verified gain in 1 of 4 cells, by 40 launches.");
    assertThat(lines)
        .contains("MPI_Allreduce of 2 processes")
        .anyMatch(line -> line.matches(" +65536  ring, segments .* 1\\.250  \\[1\\.25.* verified"))
        .anyMatch(line -> line.matches(" +8  ring, segments .* 1\\.010 .* not verified"))
        .contains("- Excluded: linear of MPI_Allreduce: [TUTTI-053] wrong data")
        .allMatch(line -> line.length() <= 80);
    assertThat(String.join(" ", lines))
        .contains("Nothing faster than the default: MPI_Allreduce of 2 processes, at 64 B, 512 B.");
  }

  @Test
  void aChoiceForAllSizesIsToldFromAVerifiedGain() {
    Algorithm tree = new Algorithm("binomial", Map.of());
    TuningResult result =
        new TuningResult(
            List.of(
                new VerifiedChoice(new Choice(cell(8), tree), compare(1000, 800), true, true),
                new VerifiedChoice(new Choice(cell(64), tree), compare(1000, 990), false, true),
                new VerifiedChoice(new Choice(cell(512), tree), compare(1000, 700), true, false)),
            List.of(),
            List.of(),
            List.of(),
            30,
            Optional.empty());

    List<String> lines = TuningReport.lines(result);

    assertThat(lines.get(0)).isEqualTo("Tuning: a verified gain in 1 of 3 cells, by 30 launches.");
    assertThat(lines)
        .anyMatch(line -> line.matches(" +8  binomial .* verified"))
        .anyMatch(line -> line.matches(" +64  binomial .* no loss"))
        .anyMatch(line -> line.matches(" +512  binomial .* not written"));
    assertThat(String.join(" ", lines)).contains("one algorithm for all sizes of an operation");
  }

  @Test
  void whatTheChoiceCostsUnderEachPatternIsTold() {
    Algorithm ring = new Algorithm("ring", Map.of());
    TuningResult result =
        new TuningResult(
            List.of(new VerifiedChoice(new Choice(cell(8), ring), compare(1000, 800), true, true)),
            List.of(),
            List.of(),
            List.of(
                new PatternCost(cell(8), "ascending:9us", "ring", 800, 700, "linear", 400),
                new PatternCost(cell(8), "last-late:9us", "ring", 750, 1000, "ring", 750)),
            60,
            Optional.empty());

    List<String> lines = TuningReport.lines(result);

    assertThat(lines)
        .contains("MPI_Allreduce of 2 processes at 8 B, best in its worst pattern: ring")
        .anyMatch(
            line -> line.matches(" +ascending:9us +0\\.800 +0\\.700 +linear +0\\.400 +2\\.000"))
        .anyMatch(line -> line.matches(" +last-late:9us +0\\.750 +1\\.000 +ring +0\\.750 +1\\.000"))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void longNamesAndLargeGainsFitThePage() {
    String name = "scatter_allgather_ring, segments of 1048576 B";
    Algorithm ring = new Algorithm(name, Map.of());
    TuningResult result =
        new TuningResult(
            List.of(
                new VerifiedChoice(new Choice(cell(1 << 20), ring), compare(9e8, 8e3), true, true)),
            List.of(),
            List.of(),
            List.of(new PatternCost(cell(8), "last-late:123456789ns", name, 9e8, 1000, name, 4e3)),
            60,
            Optional.empty());

    List<String> lines = TuningReport.lines(result);

    assertThat(lines)
        .allMatch(line -> line.length() <= 80)
        .anyMatch(line -> line.contains("112500  [112500, 112500]  verified"));
    assertThat(String.join(" ", lines).replaceAll(" +", " ")).contains("segments of 1048576 B");
  }

  private static TuningCell cell(long msize) {
    return new TuningCell("MPI_Allreduce", 2, msize);
  }

  private static CellComparison compare(double before, double after) {
    return CampaignComparison.of(side(before), side(after), true, true, ComparisonOptions.DEFAULT)
        .cells()
        .get(0);
  }

  private static Side side(double nanos) {
    CellFigures cell =
        new CellFigures(
            new CellKey("MPI_Allreduce", "ALLREDUCE", 8, 2),
            Treatment.ONLY,
            CellSettings.of(
                TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                CellCounts.of(100, 10)),
            IntStream.rangeClosed(1, 10).mapToObj(launch -> figures(launch, nanos)).toList());
    return new Side("side", List.of(cell), List.of(), false, false);
  }

  private static LaunchFigures figures(int launch, double nanos) {
    return new LaunchFigures(
        new PlannedLaunch(launch, launch, Treatment.ONLY),
        LaunchFigures.Times.allOf(nanos + 0.001 * launch),
        new LaunchFigures.Counts(100, 0, 0),
        GlobalTiming.NONE,
        List.of(),
        0);
  }
}
