package org.tutti.campaign;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.analysis.MergedWarning;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.analysis.compare.Side;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.campaign.driver.LaunchFailure;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.UnmeasuredReason;

/**
 * What a campaign has measured, read from its directory. All times are in nanoseconds.
 *
 * <p>Figures are computed when the result is opened; observations and {@link #findings()} are read
 * again on each request, since they may not fit into memory.
 */
public final class CampaignResult {
  private final CampaignAnalysis analysis;
  private final CampaignOutcome outcome;

  private CampaignResult(CampaignAnalysis analysis) {
    this.analysis = analysis;
    this.outcome = CampaignOutcome.of(analysis.contents());
  }

  /**
   * Opens the campaign in a directory, whether it was made by this API, by the command line, or by
   * single launches that were started by hand.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is none, or if a file is damaged
   */
  public static CampaignResult open(Path directory) {
    return open(directory, List.of());
  }

  /** The same with further quantiles of the observations besides those of every table. */
  public static CampaignResult open(Path directory, Collection<ObservationQuantile> quantiles) {
    return new CampaignResult(CampaignAnalysis.of(new CampaignDirectory(directory), quantiles));
  }

  /** The campaign directory. */
  public Path directory() {
    return analysis.contents().directory().path();
  }

  /**
   * Whether the whole design was measured, or as much of it as its stopping rules required, and
   * every cell that can be measured has a figure in each launch. A campaign without any figure is
   * not complete.
   */
  public boolean isComplete() {
    return hasEveryLaunch()
        && !cells().isEmpty()
        && warnings().stream()
            .noneMatch(
                warning ->
                    UnmeasuredReason.isFailure(warning.problem())
                        || warning.problem() == FindingProblem.NO_VALID_OBSERVATION);
  }

  /**
   * Whether there is the whole file of each launch that was planned, or that its stopping rules
   * required.
   */
  public boolean hasEveryLaunch() {
    CampaignContents contents = analysis.contents();
    return outcome.isComplete()
        && contents.isEveryResultWhole()
        && contents.gone().isEmpty()
        && contents.missing().isEmpty();
  }

  /** How the last run of the driver ended. */
  public CampaignOutcome outcome() {
    return outcome;
  }

  /** The launches that do not count because they failed, by number. */
  public List<LaunchFailure> failures() {
    return outcome.failures();
  }

  /**
   * What the campaign lacks, each as a sentence: launches of the design without a complete result,
   * by number, and files that are cut off, also of launches that were started by hand.
   */
  public List<String> unfinished() {
    return Stream.concat(
            analysis.contents().unfinished().stream()
                .map(
                    launch ->
                        "launch " + launch.number() + " of " + directory() + " did not finish"),
            analysis.incomplete().stream()
                .map(cut -> cut.problem().label() + " " + directory() + ": " + cut.text()))
        .toList();
  }

  /** The launches that have results, by number. */
  public List<LaunchFile> launches() {
    return analysis.contents().launches();
  }

  /**
   * The figures of all cells: one median for each launch, and the median of those with its
   * interval. Sorted by operation, benchmark, processes, message size, further parameters and
   * factor levels.
   */
  public List<CellFigures> cells() {
    return analysis.cells();
  }

  /**
   * The cells of some benchmarks, in the same order.
   *
   * @param pattern as in {@link CampaignPlanBuilder#benchmark(String)}
   */
  public List<CellFigures> cells(String pattern) {
    return cells().stream()
        .filter(cell -> BenchmarkSelection.matches(pattern, cell.key().benchmark()))
        .toList();
  }

  /**
   * The one cell of a benchmark and a message size.
   *
   * @throws IllegalArgumentException if there is none or more than one
   */
  public CellFigures cell(String pattern, long msize) {
    List<CellFigures> found =
        cells(pattern).stream().filter(cell -> cell.key().msize() == msize).toList();
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          Counted.have(found.size(), "cell")
              + " the benchmark "
              + pattern
              + " and the message size "
              + msize
              + "; the measured cells are "
              + cells().stream()
                  .map(cell -> cell.key().toString())
                  .collect(Collectors.joining(", ")));
    }
    return found.get(0);
  }

  /**
   * The valid observations of a cell as they were made, outliers included: one array for each
   * launch of {@link CellFigures#launches()}, in its order.
   */
  public List<double[]> observations(CellFigures cell) {
    return analysis.observations(cell);
  }

  /** Warnings that were recorded while measuring, and changes between launches. */
  public List<MergedWarning> warnings() {
    return analysis.warnings();
  }

  /** Statistical problems of the figures, such as drift; takes a while to compute. */
  public List<MergedFinding> findings() {
    return analysis.findings();
  }

  /** Compares each cell with that of the {@code @Baseline} of its class, which is A. */
  public List<CellComparison> againstBaseline() {
    return OwnComparisons.withBaselines(cells());
  }

  /**
   * Compares this campaign (A) with another one (B), which was made at another moment: nothing is
   * concluded unless the launches of both were made over some minutes, and they count less if they
   * resemble those before them. Measure what is to be compared in one campaign: {@link
   * #compareLevels}.
   *
   * @throws org.tutti.diagnostics.TuttiException if they were measured in different ways, or if
   *     they have no cell in common
   */
  public CampaignComparison compareWith(CampaignResult other, ComparisonOptions options) {
    return CampaignComparison.ofCampaigns(List.of(side()), List.of(other.side()), false, options);
  }

  /**
   * Compares one level (A) of a factor or parameter with another one (B), paired by block;
   * corrected for all comparisons of the report, if it makes this one.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no such level
   */
  public CampaignComparison compareLevels(
      String factor, String a, String b, ComparisonOptions options) {
    return CampaignComparison.ofLevels(analysis, factor, List.of(a, b), true, false, options)
        .get(0);
  }

  /** The analysis behind these results, for reports and exports. */
  public CampaignAnalysis analysis() {
    return analysis;
  }

  /** The whole campaign as one side of a comparison. */
  public Side side() {
    return Side.of(directory().toString(), analysis);
  }
}
