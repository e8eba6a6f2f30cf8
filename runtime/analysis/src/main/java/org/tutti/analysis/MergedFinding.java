package org.tutti.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.UserText;
import org.tutti.records.launch.CellCounts;
import org.tutti.stats.diagnosis.Finding;

/**
 * One kind of finding of the diagnosis, merged over all cells that it concerns.
 *
 * @param worst the finding of the first cell
 * @param cells that it concerns, the worst first; at least one
 * @param every the largest thinning factor: one observation of how many was examined
 */
public record MergedFinding(Finding worst, List<CellFigures> cells, int every) {
  private record Found(Finding finding, CellObservations cell) {}

  public MergedFinding {
    cells = List.copyOf(cells);
  }

  /** Its identifier in messages and documentation. */
  public Problem problem() {
    return switch (worst.kind()) {
      case TOO_FEW_OBSERVATIONS -> FindingProblem.TOO_FEW_OBSERVATIONS;
      case TOO_FEW_LAUNCHES -> FindingProblem.TOO_FEW_LAUNCHES;
      case INTERVAL_TOO_WIDE -> FindingProblem.INTERVAL_TOO_WIDE;
      case SEVERAL_MODES -> FindingProblem.SEVERAL_MODES;
      case DRIFT -> FindingProblem.DRIFT;
      case AUTOCORRELATED -> FindingProblem.AUTOCORRELATED;
      case LAUNCHES_DIFFER -> FindingProblem.LAUNCHES_DIFFER;
      case LAUNCHES_DEPEND -> FindingProblem.LAUNCHES_DEPEND;
      case LAUNCH_MODES -> FindingProblem.LAUNCH_MODES;
      case MANY_OUTLIERS -> FindingProblem.MANY_OUTLIERS;
      case DEPENDS_ON_PLACE -> FindingProblem.DEPENDS_ON_PLACE;
      case DEPENDS_ON_PREDECESSOR -> FindingProblem.DEPENDS_ON_PREDECESSOR;
    };
  }

  /** What was found in the first cell, and what to do, as text for a program. */
  @Override
  public String toString() {
    return new UserText(problem().message(worst.sentence(), problem().description().remedy()))
        .toString();
  }

  /**
   * One per kind; cells are diagnosed in parallel.
   *
   * @param apart average time from one launch of a treatment to the next; empty if unknown
   */
  static List<MergedFinding> of(List<CellObservations> cells, Optional<Duration> apart) {
    List<Found> all =
        cells.parallelStream()
            .flatMap(cell -> cell.diagnose(apart).stream().map(finding -> new Found(finding, cell)))
            .filter(found -> !isExplained(found))
            .filter(found -> !isOnce(found))
            .toList();
    Map<Finding.Kind, List<Found>> kinds = new EnumMap<>(Finding.Kind.class);
    for (Found found : all) {
      kinds.computeIfAbsent(found.finding().kind(), kind -> new ArrayList<>()).add(found);
    }
    return kinds.values().stream().map(MergedFinding::together).toList();
  }

  /** Modes that are states of the machine are told as such. */
  private static boolean isExplained(Found found) {
    return found.finding().kind() == Finding.Kind.LAUNCH_MODES
        && found.cell().figures().hasModesOfTheMachine();
  }

  /** What happens once in a launch has one observation of each, and its launches are the sample. */
  private static boolean isOnce(Found found) {
    CellCounts counts = found.cell().figures().settings().counts();
    return found.finding().kind() == Finding.Kind.TOO_FEW_OBSERVATIONS
        && counts.repetitions() == 1
        && counts.warmup() == 0;
  }

  private static MergedFinding together(List<Found> found) {
    found.sort(Comparator.comparing(Found::finding, Finding.WORST_FIRST));
    return new MergedFinding(
        found.get(0).finding(),
        found.stream().map(each -> each.cell().figures()).toList(),
        found.stream().mapToInt(each -> each.cell().every()).max().orElseThrow());
  }
}
