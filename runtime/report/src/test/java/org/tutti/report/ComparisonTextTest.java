package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.report.comparison.FurtherLaunchesText;
import org.tutti.report.export.TableCsv;
import org.tutti.report.json.ResultDocument;
import org.tutti.report.json.TableJson;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.ResultTables;
import org.tutti.stats.planning.FurtherSamples;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class ComparisonTextTest {
  @Test
  void theTableContainsAllCapabilities() {
    CampaignComparison comparison =
        CampaignComparison.of(
            side("A", 1), side("B", 1.2), false, false, ComparisonOptions.DEFAULT);

    assertThat(String.join("\n", lines(comparison)))
        .contains("Brunner-Munzel")
        .contains("holm")
        .contains("***")
        .contains("slower");
  }

  @Test
  void modesOfLaunchesAreToldBelowTheTable() {
    CampaignComparison comparison =
        CampaignComparison.of(
            side("A", launch -> launch % 5 == 0 ? 2.7 : 1),
            side("B", launch -> launch % 5 == 0 ? 1.1 : 2.97),
            false,
            false,
            ComparisonOptions.DEFAULT);

    assertThat(lines(comparison))
        .anyMatch(line -> line.endsWith("  slower within"))
        .anyMatch(line -> line.endsWith("  modes, more often"))
        .anyMatch(line -> line.matches(" +8 B .* us +4 +16 +0\\.000. .*"))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void sharesThatMaySayTheOppositeAreToldBelowTheTable() {
    List<String> lines =
        lines(
            CampaignComparison.of(
                side("A", launch -> 1),
                side("B", launch -> launch % 5 == 0 ? 2.7 : 0.9),
                false,
                false,
                ComparisonOptions.DEFAULT));

    assertThat(lines)
        .anyMatch(line -> line.contains("undecided at 8 B: modes and totals disagree"))
        .anyMatch(line -> line.contains("  undecided: modes"))
        .noneMatch(line -> line.matches(".* \\*+ +undecided.*"))
        .anyMatch(line -> line.matches(" +8 B .* us +0 +4 .* faster"))
        .noneMatch(line -> line.startsWith("Times are multiples"));
  }

  /**
   * Two launches, and pairs that are too few for so many cells, say nothing however they differ.
   */
  @Test
  void whatSoFewLaunchesCannotSayIsTold() {
    List<CellFigures> cellsOfA = new ArrayList<>();
    List<CellFigures> cellsOfB = new ArrayList<>();
    for (long msize = 8; msize <= 64; msize *= 2) {
      cellsOfA.add(firstLaunches(cell(msize, launch -> 1), 6));
      cellsOfB.add(firstLaunches(cell(msize, launch -> 2), 6));
    }
    List<String> lines =
        lines(
            CampaignComparison.of(
                new Side("A", cellsOfA, List.of(), true),
                new Side("B", cellsOfB, List.of(), true),
                true,
                false,
                ComparisonOptions.DEFAULT));

    assertThat(String.join(" ", lines))
        .contains("6 launches of each side cannot show any difference in 4 cells; 8 can.");
    assertThat(lines)
        .anyMatch(line -> line.contains("undecided: too few"))
        .anyMatch(line -> line.contains("undecided at all 4 sizes: too few launches (+2 launches"));
  }

  private static CellFigures firstLaunches(CellFigures cell, int count) {
    return new CellFigures(
        cell.key(), cell.treatment(), cell.settings(), cell.launches().subList(0, count));
  }

  @Test
  void aNumberThatCannotMeanAnythingIsAWord() {
    assertThat(FurtherLaunchesText.of(new FurtherSamples(3, 3, 3), 6)).isEqualTo("+3");
    assertThat(FurtherLaunchesText.of(new FurtherSamples(4, 15, 60), 10)).isEqualTo("+4 to +60");
    assertThat(FurtherLaunchesText.of(new FurtherSamples(4, 40, 2000), 10)).isEqualTo("+4 or more");
    assertThat(FurtherLaunchesText.of(new FurtherSamples(1465, 9000, 99_000), 10))
        .isEqualTo("far more");
    assertThat(FurtherLaunchesText.of(FurtherSamples.NEVER, 10)).isEmpty();
  }

  /** The largest number that is counted to stands for none, so no format has it as a number. */
  @Test
  void aNumberThatIsUnknownIsInNoFormat() throws IOException {
    CampaignComparison comparison =
        CampaignComparison.of(
            side("A", launch -> 1, 500),
            side("B", launch -> 1, 500),
            false,
            false,
            ComparisonOptions.DEFAULT);
    assertThat(comparison.cells().get(0).more()).contains(FurtherSamples.NEVER);
    ResultTables tables = ComparisonText.tables(List.of(comparison));
    StringWriter csv = new StringWriter();
    TableCsv.write(tables, csv);
    assertThat(
            List.of(
                csv.toString(),
                ResultDocument.text(TableJson.of(tables)),
                String.join("\n", tables.lines(new PageStyle(200, false, true)))))
        .allMatch(text -> !text.replaceAll("[.,_]", "").contains("" + FurtherSamples.MAX))
        .allMatch(text -> text.contains("undecidable: the interval has 1"));
  }

  @Test
  void stepsOfTheClockAreToldWhereTheyWidenIntervals() {
    List<String> lines =
        ComparisonText.lines(
            List.of(
                CampaignComparison.of(
                    side("A", launch -> 1, 10),
                    side("B", launch -> 1, 10),
                    false,
                    false,
                    ComparisonOptions.DEFAULT)),
            new PageStyle(80, false, true));

    assertThat(lines)
        .anyMatch(line -> line.startsWith("Times are multiples of the clock step"))
        .allMatch(line -> line.length() <= 80);
  }

  /** Two others with the same A stand in one table, and their p-values are corrected together. */
  @Test
  void severalSidesStandInOneTable() {
    List<CampaignComparison> comparisons =
        CampaignComparison.of(
            side("ring", 1),
            List.of(side("tree", 1.2), side("flat", 0.5)),
            false,
            false,
            ComparisonOptions.DEFAULT);

    assertThat(ComparisonText.lines(comparisons, new PageStyle(80, false, false)))
        .contains("A: ring")
        .anyMatch(line -> line.startsWith("tree against A: slower at 8 B (1.20x)"))
        .anyMatch(line -> line.startsWith("flat against A: faster at 8 B (0.50x)"))
        .anyMatch(line -> line.matches(" +8 B  tree .* slower"))
        .anyMatch(line -> line.matches(" +8 B  flat .* faster"))
        .anyMatch(line -> line.contains("of the 2 cells shown corrected for each"));
  }

  /** Rules 1 and 4 of docs/twelve-rules.md. */
  @Test
  void everyRatioStandsBesideBothTimesAndNoneIsAveraged() {
    CampaignComparison comparison =
        CampaignComparison.of(
            new Side("A", List.of(cell(8, launch -> 1), cell(16, launch -> 1)), List.of(), true),
            new Side(
                "B", List.of(cell(8, launch -> 1.2), cell(16, launch -> 1.6)), List.of(), true),
            false,
            false,
            ComparisonOptions.DEFAULT);

    // The mean of both ratios is 1.4, 1.386 or 1.371, depending on its kind.
    assertThat(lines(comparison))
        .anyMatch(line -> line.contains("slower at 8 B and 16 B (1.20x to 1.60x)"))
        .anyMatch(line -> line.matches(" +8 B +1\\.01 us +1\\.21 us +1\\.2\\d* .*"))
        .anyMatch(line -> line.matches(" +16 B +1\\.01 us +1\\.62 us +1\\.6\\d* .*"))
        .noneMatch(line -> line.matches(".*\\b1\\.(4|39|38|37).*"));
  }

  private static List<String> lines(CampaignComparison comparison) {
    return ComparisonText.lines(List.of(comparison), new PageStyle(80, false, false));
  }

  private static Side side(String name, double factor) {
    return side(name, launch -> factor);
  }

  private static Side side(String name, IntToDoubleFunction factor) {
    return side(name, factor, 0);
  }

  private static Side side(String name, IntToDoubleFunction factor, double step) {
    return new Side(name, List.of(cell(8, factor, step)), List.of(), true);
  }

  private static CellFigures cell(long msize, IntToDoubleFunction factor) {
    return cell(msize, factor, 0);
  }

  private static CellFigures cell(long msize, IntToDoubleFunction factor, double step) {
    CellKey key = new CellKey("org.example.B.allreduce", "ALLREDUCE", msize, 2);
    CellSettings settings =
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(100, 10));
    List<LaunchFigures> launches =
        IntStream.rangeClosed(1, 20)
            .mapToObj(
                launch -> figures(launch, factor.applyAsDouble(launch) * (1000 + launch), step))
            .toList();
    return new CellFigures(key, Treatment.ONLY, settings, launches);
  }

  private static LaunchFigures figures(int launch, double median, double step) {
    return new LaunchFigures(
        new PlannedLaunch(launch, launch, Treatment.ONLY),
        LaunchFigures.Times.allOf(median),
        new LaunchFigures.Counts(100, 0, 0),
        GlobalTiming.NONE,
        List.of(),
        step);
  }
}
