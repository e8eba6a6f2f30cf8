package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellGroup;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.compare.Contrast;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;

/** Finds the values of each level of a factor of a campaign. */
final class FactorSamples {
  /** The launches of a cell, compared by their observations. */
  static final String LAUNCH = "launch";

  /** The ranks of a cell. */
  static final String RANK = "rank";

  private final CampaignAnalysis analysis;

  FactorSamples(CampaignAnalysis analysis) {
    this.analysis = analysis;
  }

  /**
   * The values of each level.
   *
   * @throws TuttiException if there is no such factor, it has one level only, or no level was
   *     launched twice
   */
  List<GroupSamples> of(String factor) {
    List<GroupSamples> samples =
        switch (factor) {
          case LAUNCH -> launches();
          case RANK -> RankSamples.of(analysis);
          default -> cells(factor).stream().map(FactorSamples::samples).toList();
        };
    if (samples.stream().noneMatch(GroupSamples::isTestable)) {
      throw CampaignProblem.LAUNCHES_TOO_FEW.error(
          "No cell has two launches of each level of '" + factor + "'.",
          "Make more launches: the tests judge a difference by the spread over launches.");
    }
    return samples;
  }

  /**
   * The cells that differ in the factor only.
   *
   * @throws TuttiException if there is no such factor, or it has one level only
   */
  List<GroupedCells> cells(String factor) {
    Contrast contrast = contrast(factor);
    List<GroupedCells> groups = GroupedCells.of(analysis.samples(), contrast);
    if (groups.isEmpty()) {
      throw CampaignProblem.FACTOR_NOT_ANALYZABLE.error(
          "No two cells differ only in '"
              + factor
              + "'; measured: "
              + String.join(", ", Contrast.levels(analysis.cells(), contrast))
              + ".",
          "Measure at least two levels of it, with the same other parameters for each.");
    }
    return groups;
  }

  /**
   * The same, for a factor whose levels are numbers.
   *
   * @throws TuttiException as {@link #cells}, or if a level is no number
   */
  List<GroupedCells> cellsOfCovariate(String factor) {
    List<GroupedCells> groups = cells(factor);
    Set<String> levels = Contrast.levels(analysis.cells(), contrast(factor));
    Optional<String> word =
        levels.stream().filter(level -> GroupedCells.number(level).isEmpty()).findFirst();
    if (word.isPresent()) {
      throw CampaignProblem.FACTOR_NOT_ANALYZABLE.error(
          "'" + factor + "' has the level '" + word.get() + "', which is not a number.",
          "Use --factor " + factor + ", which takes levels as names.");
    }
    return groups;
  }

  private Contrast contrast(String factor) {
    return Contrast.named(analysis.cells(), factor).orElseThrow(() -> unknown(factor));
  }

  private TuttiException unknown(String factor) {
    List<String> known = new ArrayList<>(Contrast.names(analysis.cells()));
    known.addAll(List.of(LAUNCH, RANK));
    return CommandLineProblem.NAME_UNKNOWN.error(
        "The campaign has no factor or parameter '" + factor + "'.",
        Suggestions.of(factor, known) + "Known: " + String.join(", ", known) + ".");
  }

  private List<GroupSamples> launches() {
    List<GroupSamples> samples = new ArrayList<>();
    for (CellObservations cell : analysis.samples()) {
      List<LevelSample> levels = new ArrayList<>();
      List<double[]> runTimes = cell.runTimes();
      for (int i = 0; i < runTimes.size(); i++) {
        int number = cell.figures().launches().get(i).launch().number();
        levels.add(LevelSample.of(Integer.toString(number), runTimes.get(i)));
      }
      if (levels.size() > 1) {
        samples.add(new GroupSamples(CellGroup.of(cell.figures()), levels));
      }
    }
    return samples;
  }

  private static GroupSamples samples(GroupedCells cells) {
    List<LevelSample> levels = new ArrayList<>();
    cells
        .levels()
        .forEach((level, cell) -> levels.add(LevelSample.ofLaunches(level, cell.figures())));
    return new GroupSamples(cells.group(), levels);
  }
}
