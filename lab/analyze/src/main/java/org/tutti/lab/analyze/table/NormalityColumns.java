package org.tutti.lab.analyze.table;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.name;
import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.optional;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.lab.analyze.CellNormality;
import org.tutti.lab.analyze.LaunchNormality;
import org.tutti.lab.analyze.normality.QqPoints;

/** The columns of the tables of normality. */
final class NormalityColumns {
  /**
   * What was examined of a launch.
   *
   * @param of what of its observations
   */
  record CheckedLaunch(CellFigures cell, String of, int launch, LaunchNormality found) {}

  record CheckedPoint(CheckedLaunch launch, QqPoints.Point point) {}

  static final List<PlainColumn<CheckedLaunch>> LAUNCHES =
      List.of(
          name("of", "of", CheckedLaunch::of),
          number("launch", "launch", CheckedLaunch::launch),
          count(
              "length",
              "blockLength",
              "observations of which each value is the mean",
              launch -> launch.found().blockLength()),
          figure(
              "Shapiro-Wilk",
              "shapiroWilk",
              FigureUnit.RATIO,
              "whether the values are normal",
              launch -> ColumnEntry.of(launch.found().shapiroWilk())),
          figure(
              "Anderson-Darling",
              "andersonDarling",
              FigureUnit.RATIO,
              "the same by another test, which needs 8 values",
              launch ->
                  launch.found().andersonDarling().map(ColumnEntry::of).orElse(ColumnEntry.NONE)),
          value(
              "Q-Q",
              "straightness",
              FigureUnit.RATIO,
              "how straight the quantile-quantile plot is, at most 1",
              launch -> launch.found().straightness()));

  static final List<PlainColumn<CheckedPoint>> POINTS =
      List.of(
          name("of", "of", point -> point.launch().of()),
          number("launch", "launch", point -> point.launch().launch()),
          value(
              "normal",
              "normal",
              FigureUnit.RATIO,
              "quantile of the standard normal distribution",
              point -> point.point().normal()),
          value(
              "value",
              "value",
              FigureUnit.RATIO,
              "that of the values, in nanoseconds or as their logarithm",
              point -> point.point().value()));

  private NormalityColumns() {}

  static List<PlainColumn<CellNormality>> ofCells(double significance) {
    return List.of(
        count("launches", "launches", "", cell -> cell.cell().launches().size()),
        count(
            "plain",
            "plain",
            "launches whose observations look normal",
            cell -> cell.observations().plausible(significance)),
        value(
            "Q-Q",
            "straightness",
            FigureUnit.RATIO,
            "how straight their quantile-quantile plot is, at most 1",
            cell -> cell.observations().straightness()),
        count(
            "log",
            "logarithms",
            "launches whose logarithms do",
            cell -> cell.logarithms().plausible(significance)),
        value(
            "log Q-Q",
            "straightnessOfLogarithms",
            FigureUnit.RATIO,
            "that of the logarithms",
            cell -> cell.logarithms().straightness()),
        count(
            "blocks",
            "blocks",
            "launches in which means of blocks do",
            cell -> cell.blocks().plausible(significance)),
        optional(
            "length",
            "blockLength",
            FigureUnit.COUNT,
            "observations in such a block",
            cell ->
                cell.blocks().of().isEmpty()
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(cell.blocks().blockLength())),
        figure(
            "means",
            "launchMeans",
            FigureUnit.RATIO,
            "p-value of Shapiro and Wilk's test of the launches' means",
            cell ->
                cell.means()
                    .map(found -> ColumnEntry.of(found.shapiroWilk()))
                    .orElse(ColumnEntry.NONE)),
        optional(
            "every",
            "checkedEvery",
            FigureUnit.COUNT,
            "one observation of how many was examined, evenly spaced, if not all were",
            cell -> cell.every() == 1 ? OptionalDouble.empty() : OptionalDouble.of(cell.every())));
  }
}
