package org.tutti.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.UnmeasuredReason;
import org.tutti.records.launch.Warning;

/**
 * A cell without a figure in some launches that were to measure it.
 *
 * @param cell which cell; its launches have no figures, so it has none
 * @param launches those without a figure
 * @param reason why, in the first of them
 */
public record UnmeasuredCell(CellFigures cell, List<PlannedLaunch> launches, Warning reason) {
  public UnmeasuredCell {
    launches = List.copyOf(launches);
  }

  /** The same for another name of the cell. */
  public UnmeasuredCell as(CellFigures named) {
    return new UnmeasuredCell(named, launches, reason);
  }

  /** Whether it could have been measured. */
  public boolean isFailure() {
    return UnmeasuredReason.isFailure(reason.problem())
        || reason.problem() == FindingProblem.NO_VALID_OBSERVATION;
  }

  /**
   * What happened, in words.
   *
   * @param measured number of launches that have a figure
   */
  public String words(int measured) {
    int all = launches.size() + measured;
    String where =
        measured == 0 ? "" : " in " + launches.size() + " of " + Counted.of(all, "launch");
    return (isFailure() ? "failed" : "not possible") + where + ": " + reason.line();
  }

  /** Those of some launches; one for each cell and treatment, in the order of measurement. */
  static List<UnmeasuredCell> of(List<LaunchAnalysis> launches) {
    record UnmeasuredPlace(CellKey key, Treatment treatment) {}
    Map<UnmeasuredPlace, UnmeasuredCell> found = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      for (LaunchAnalysis.AnalyzedCell cell : launch.cells()) {
        if (cell.reduced().isEmpty()) {
          CellIdentity identity = cell.identity();
          found.merge(
              new UnmeasuredPlace(identity.key(), identity.treatment()),
              new UnmeasuredCell(
                  new CellFigures(
                      identity.key(), identity.treatment(), identity.settings(), List.of()),
                  List.of(launch.file().launch()),
                  reason(cell)),
              UnmeasuredCell::together);
        }
      }
    }
    return List.copyOf(found.values());
  }

  /** Why a cell has no figure in a launch: what its record says, or that nothing is valid. */
  static Warning reason(LaunchAnalysis.AnalyzedCell cell) {
    Optional<Warning> recorded =
        cell.warnings().stream()
            .filter(
                warning ->
                    UnmeasuredReason.is(warning.problem())
                        || warning.problem() == FindingProblem.NO_VALID_OBSERVATION)
            .findFirst();
    return recorded.orElse(
        Warning.because(
            FindingProblem.NO_VALID_OBSERVATION, "no observation of the cell is valid"));
  }

  /** A failure says more than that something is not possible. */
  private static UnmeasuredCell together(UnmeasuredCell first, UnmeasuredCell second) {
    List<PlannedLaunch> launches = new ArrayList<>(first.launches());
    launches.addAll(second.launches());
    Warning reason = first.isFailure() || !second.isFailure() ? first.reason() : second.reason();
    return new UnmeasuredCell(first.cell(), launches, reason);
  }
}
