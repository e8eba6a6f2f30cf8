package org.tutti.report;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.name;
import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.value;
import static org.tutti.analysis.column.PlainColumn.words;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ModesComparison;
import org.tutti.records.campaign.Treatment;

/** The columns of tables of comparisons. */
final class ComparisonColumns {
  /** A cell, and the name of the side that is B. */
  record SideRow(String b, CellComparison cell) {
    CellPair pair() {
      return cell.pair();
    }

    RowPlace place() {
      return new RowPlace(pair().key(), new Treatment(pair().levels()));
    }
  }

  /** A comparison whose launches fall into modes. */
  record ModesRow(SideRow row, ModesComparison modes) {}

  /** A launch, or one of a pair. */
  record LaunchRow(SideRow row, int index) {}

  static final PlainColumn<SideRow> B = name("B", "b", SideRow::b);

  static final List<PlainColumn<SideRow>> CELLS =
      List.of(
          PlainColumn.<SideRow>name("verdict", "verdict", row -> row.cell().verdict().name())
              .at(TableColumn.HIDDEN),
          figure(
              "A",
              "medianOfA",
              FigureUnit.NANOS,
              "median over the launches of their medians",
              row -> ColumnEntry.of(CellFigure.MEDIAN.of(row.pair().figuresOfA()))),
          figure(
              "B",
              "medianOfB",
              FigureUnit.NANOS,
              "",
              row -> ColumnEntry.of(CellFigure.MEDIAN.of(row.pair().figuresOfB()))),
          figure(
              "B/A",
              "ratio",
              FigureUnit.RATIO,
              "median of the ratios between launches, or between pairs of blocks if launches are"
                  + " paired; it need not equal B divided by A",
              row ->
                  ColumnEntry.of(
                      OptionalDouble.of(VerdictText.ratio(row.cell())), row.cell().ratio())),
          figure(
              "p-value",
              "difference",
              FigureUnit.RATIO,
              "of no difference: * p <= 0.05, ** p <= 0.01, *** p <= 0.001",
              row ->
                  ColumnEntry.of(
                      row.cell().difference().test(), row.cell().difference().correctedPValue())),
          words("B is", "outcome", "", row -> VerdictText.verdict(row.cell())),
          value(
                  "P(B > A)",
                  "probabilityOfLonger",
                  FigureUnit.RATIO,
                  "probability that a launch of B takes longer than one of A, or two of B than"
                      + " two of A in the same blocks; above 0.5, B is slower if the p-value is"
                      + " small",
                  (SideRow row) -> row.cell().difference().probability())
              .at(TableColumn.WANTED + 1),
          count(
                  "launches",
                  "launches",
                  "of the side that has fewer",
                  (SideRow row) -> VerdictText.launches(row.cell()))
              .at(TableColumn.WANTED + 2),
          value(
                  "Wilcoxon",
                  "wilcoxon",
                  FigureUnit.P_VALUE,
                  "p-value of the rank-sum test of all launches of both sides, not corrected (Hunold"
                      + " and Carpen-Amarie 2016, section 5.2); no verdict follows from it",
                  (SideRow row) -> row.cell().rankSum().pValue())
              .at(TableColumn.REST),
          value(
                  "equivalence",
                  "equivalencePValue",
                  FigureUnit.P_VALUE,
                  "p-value of the hypothesis that the ratio is outside the margin",
                  (SideRow row) -> row.cell().equivalencePValue())
              .at(TableColumn.REST),
          count(
                  "more launches",
                  "moreLaunches",
                  "of each side that would likely decide it",
                  (SideRow row) -> row.cell().moreLaunches())
              .at(TableColumn.REST));

  static final List<PlainColumn<ModesRow>> MODES =
      List.of(
          value("fast", "fast", FigureUnit.NANOS, "", row -> row.modes().modes().fast()),
          value("slow", "slow", FigureUnit.NANOS, "", row -> row.modes().modes().slow()),
          count("slow of A", "slowOfA", "", row -> row.modes().slowOfA()),
          count("slow of B", "slowOfB", "", row -> row.modes().slowOfB()),
          figure(
                  "p-value",
                  "shares",
                  FigureUnit.RATIO,
                  "that both are slow equally often",
                  (ModesRow row) ->
                      ColumnEntry.of(row.modes().test(), row.modes().correctedPValue()))
              .at(1),
          words("B is", "verdict", "", (ModesRow row) -> row.modes().verdict().word())
              .at(TableColumn.WANTED),
          words(
              "within modes",
              "verdictWithin",
              "",
              row -> row.row().cell().difference().direction().word()),
          figure(
                  "B/A of all",
                  "ratioOfAllLaunches",
                  FigureUnit.RATIO,
                  "over all launches, whatever their mode",
                  (ModesRow row) -> ColumnEntry.of(row.modes().allLaunches()))
              .at(TableColumn.WANTED + 1));

  static final List<PlainColumn<LaunchRow>> LAUNCHES =
      List.of(
          number("launch", "launch", row -> row.index() + 1.0),
          figure("A", "medianOfA", FigureUnit.NANOS, "", row -> at(row.row().pair().a(), row)),
          figure("B", "medianOfB", FigureUnit.NANOS, "", row -> at(row.row().pair().b(), row)));

  private ComparisonColumns() {}

  private static ColumnEntry at(double[] medians, LaunchRow row) {
    return row.index() < medians.length ? ColumnEntry.of(medians[row.index()]) : ColumnEntry.NONE;
  }
}
