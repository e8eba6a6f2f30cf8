package org.tutti.analysis.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.compare.Contrasts;
import org.tutti.annotations.ScalingKind;
import org.tutti.records.campaign.Treatment;
import org.tutti.stats.model.ScalingModel;

/**
 * Cells that differ in their number of processes only: speedups whose base is stated, and bounds
 * (Hoefler and Belli 2015, figure 7, rules 1 and 11). Times in nanoseconds.
 *
 * @param group what the cells have in common
 * @param kind what grows with the number of processes
 * @param points one for each number of processes, in their order; the first is the base
 * @param model fitted to their medians, with a residual for each point; empty unless the work is
 *     declared to be shared, and if the numbers are too few for one
 */
public record ScalingStudy(
    CellGroup group, ScalingKind kind, List<ScalingPoint> points, Optional<ScalingModel> model) {

  public ScalingStudy {
    points = List.copyOf(points);
  }

  /**
   * The study of each group with at least two numbers of processes.
   *
   * @param kind what grows; undeclared for what the benchmarks say
   */
  public static List<ScalingStudy> of(List<CellObservations> samples, ScalingKind kind) {
    return Contrasts.named(
            samples.stream().map(CellObservations::figures).toList(), Treatment.PROCESSES)
        .map(contrast -> GroupedCells.of(samples, contrast))
        .orElse(List.of())
        .stream()
        .filter(group -> group.figures().stream().allMatch(cell -> cell.median() > 0))
        .map(group -> of(group, kind))
        .toList();
  }

  /** The least run-time without any loss; empty if it is not known what grows. */
  public OptionalDouble ideal(double processes) {
    CellFigures base = points.get(0).cell();
    return switch (kind) {
      case UNDECLARED -> OptionalDouble.empty();
      case STRONG -> OptionalDouble.of(base.median() * base.key().processes() / processes);
      case WEAK -> OptionalDouble.of(base.median());
    };
  }

  private static ScalingStudy of(GroupedCells group, ScalingKind asked) {
    List<CellFigures> cells = group.figures();
    ScalingKind kind = asked == ScalingKind.UNDECLARED ? cells.get(0).settings().scaling() : asked;
    List<ScalingPoint> points = new ArrayList<>();
    cells.forEach(cell -> points.add(new ScalingPoint(cell, cells.get(0))));
    return new ScalingStudy(
        group.group(),
        kind,
        points,
        kind != ScalingKind.STRONG || cells.size() < ScalingModel.MIN_COUNTS
            ? Optional.empty()
            : Optional.of(
                ScalingModel.of(
                    cells.stream().mapToDouble(cell -> cell.key().processes()).toArray(),
                    cells.stream().mapToDouble(CellFigures::median).toArray())));
  }
}
