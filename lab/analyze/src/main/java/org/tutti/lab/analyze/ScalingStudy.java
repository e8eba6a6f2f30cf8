package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.compare.Contrast;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.lab.analyze.model.ScalingModel;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.SettingKey;

/**
 * Cells that differ in their number of processes only: speedups whose base is stated, and bounds
 * (Hoefler and Belli 2015, figure 7, rules 1 and 11). Times in nanoseconds.
 *
 * @param group what the cells have in common
 * @param work how it depends on the number of processes; empty if that was not declared
 * @param points one for each number of processes, in their order; the first is the base
 * @param model fitted to their medians, with a residual for each point; empty unless the work is
 *     declared to be shared, and if the numbers are too few for one
 */
public record ScalingStudy(
    CellGroup group,
    Optional<ScaledWork> work,
    List<ScalingPoint> points,
    Optional<ScalingModel> model) {

  public ScalingStudy {
    points = List.copyOf(points);
  }

  /**
   * The study of each group with at least two numbers of processes.
   *
   * @param work how it depends on the number of processes; empty for what the benchmarks declare
   * @throws org.tutti.diagnostics.TuttiException 3 if it has no value for one of these numbers
   */
  public static List<ScalingStudy> of(List<CellObservations> samples, Optional<ScaledWork> work) {
    return Contrast.named(
            samples.stream().map(CellObservations::figures).toList(), Treatment.PROCESSES)
        .map(contrast -> GroupedCells.of(samples, contrast))
        .orElse(List.of())
        .stream()
        .filter(group -> group.figures().stream().allMatch(cell -> cell.median() > 0))
        .map(group -> of(group, work))
        .toList();
  }

  /**
   * The run-time without any loss: that of the base, for as much work of each process as it has
   * with that number, {@code t(p0) (w(p) / p) / (w(p0) / p0)}. Empty if it is not known how the
   * work depends on the number, or if there is none with that number.
   *
   * @param processes may lie between numbers that were measured
   */
  public OptionalDouble ideal(double processes) {
    CellFigures base = points.get(0).cell();
    OptionalDouble growth = growth(processes);
    return growth.isPresent()
        ? OptionalDouble.of(
            base.median() * growth.getAsDouble() * base.key().processes() / processes)
        : growth;
  }

  /** How many times the work of the base there is with so many processes, as far as declared. */
  public OptionalDouble growth(double processes) {
    try {
      return work.isPresent()
          ? OptionalDouble.of(work.get().at(processes) / work.get().at(points.get(0).processes()))
          : OptionalDouble.empty();
    } catch (ArithmeticException e) {
      return OptionalDouble.empty();
    }
  }

  private static ScalingStudy of(GroupedCells group, Optional<ScaledWork> asked) {
    List<CellFigures> cells = group.figures();
    Optional<ScaledWork> work = asked.or(() -> cells.get(0).settings().scaling());
    double[] works = cells.stream().mapToDouble(cell -> work(work, cell)).toArray();
    List<ScalingPoint> points = new ArrayList<>();
    for (int i = 0; i < works.length; i++) {
      points.add(new ScalingPoint(cells.get(i), cells.get(0), works[i] / works[0]));
    }
    return new ScalingStudy(
        group.group(),
        work,
        points,
        work.filter(ScaledWork::isStrong).isEmpty() || cells.size() < ScalingModel.MIN_COUNTS
            ? Optional.empty()
            : Optional.of(
                ScalingModel.of(
                    cells.stream().mapToDouble(cell -> cell.key().processes()).toArray(),
                    cells.stream().mapToDouble(CellFigures::median).toArray())));
  }

  /** The work of a cell; if it is not declared, the same in all, for ratios of times. */
  private static double work(Optional<ScaledWork> work, CellFigures cell) {
    try {
      return work.map(declared -> declared.at(cell.key().processes())).orElse(1.0);
    } catch (ArithmeticException e) {
      throw SettingKey.SCALING.invalid(work.orElseThrow().text(), e.getMessage(), e);
    }
  }
}
