package org.tutti.report.comparison;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.name;
import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.optional;
import static org.tutti.analysis.column.PlainColumn.value;
import static org.tutti.analysis.column.PlainColumn.words;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellComparison.ModesComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.records.campaign.Treatment;
import org.tutti.stats.planning.FurtherSamples;

/** The columns of tables of comparisons. */
public final class ComparisonColumns {
  /** A cell, and the name of the side that is B. */
  public record SideRow(String b, CellComparison cell) {
    /** Both sides of the cell. */
    public CellPair pair() {
      return cell.pair();
    }

    /** The cell, at its levels. */
    public RowPlace place() {
      return new RowPlace(pair().key(), new Treatment(pair().levels()));
    }
  }

  /** A comparison whose launches fall into modes. */
  public record ModesRow(SideRow row, ModesComparison modes) {}

  /** A launch, or one of a pair. */
  public record LaunchRow(SideRow row, int index) {}

  /** Which side is B. */
  public static final PlainColumn<SideRow> B = name("B", "b", SideRow::b);

  /** A row for each cell. */
  public static final List<PlainColumn<SideRow>> CELLS =
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
              "median of the ratios between launches or, if they are paired, of the geometric means"
                  + " of the ratios of two blocks; it need not equal B divided by A",
              row -> ColumnEntry.of(OptionalDouble.of(row.cell().estimate()), row.cell().ratio())),
          figure(
              "p-value",
              "difference",
              FigureUnit.RATIO,
              "of no difference; if there is a verdict: * p <= 0.05, ** p <= 0.01, *** p <= 0.001",
              row ->
                  ColumnEntry.of(
                          row.cell().difference().test(), row.cell().difference().correctedPValue())
                      .marked(row.cell().verdict().isDifference())),
          words("B is", "outcome", "", row -> VerdictText.verdict(row.cell())),
          value(
                  "P(B > A)",
                  "probabilityOfLonger",
                  FigureUnit.RATIO,
                  "probability that a launch of B takes longer than one of A, or two of B than"
                      + " two of A in the same blocks",
                  (SideRow row) -> row.cell().difference().probability())
              .at(TableColumn.REST),
          count(
                  "launches",
                  "launches",
                  "of the side that has fewer",
                  (SideRow row) -> VerdictText.launches(row.cell()))
              .at(TableColumn.REST),
          value(
                  "Wilcoxon",
                  "wilcoxon",
                  FigureUnit.P_VALUE,
                  "p-value of the rank-sum test of all launches of both sides, not corrected"
                      + " (Hunold and Carpen-Amarie 2016, section 5.2); no verdict follows from it",
                  (SideRow row) -> row.cell().rankSum().pValue())
              .at(TableColumn.REST),
          value(
                  "equivalence",
                  "equivalencePValue",
                  FigureUnit.P_VALUE,
                  "p-value of the hypothesis that the ratio is outside the margin",
                  (SideRow row) -> row.cell().equivalencePValue())
              .at(TableColumn.REST),
          figure(
                  "more launches",
                  "moreLaunches",
                  FigureUnit.COUNT,
                  "of each side that would likely decide it; 0 if it is decided, none if no number"
                      + " is enough",
                  (SideRow row) ->
                      ColumnEntry.of(
                          row.cell().more().map(FurtherSamples::known).orElse(OptionalInt.of(0))))
              .at(TableColumn.REST),
          limit(
                  "at least",
                  "leastMoreLaunches",
                  "the least such number in 80 of 100 such campaigns",
                  FurtherSamples::least)
              .at(TableColumn.REST),
          limit(
                  "at most",
                  "mostMoreLaunches",
                  "the greatest such number in 80 of 100 such campaigns, if there is one",
                  FurtherSamples::most)
              .at(TableColumn.REST));

  /** A row for each cell whose launches fall into modes. */
  public static final List<PlainColumn<ModesRow>> MODES =
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
                      ColumnEntry.of(row.modes().test(), row.modes().correctedPValue())
                          .marked(row.modes().verdict().isDifference()))
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

  /** A row for each launch, or for each pair of launches. */
  public static final List<PlainColumn<LaunchRow>> LAUNCHES =
      List.of(
          number("launch", "launch", row -> row.index() + 1.0),
          figure("A", "medianOfA", FigureUnit.NANOS, "", row -> at(row.row().pair().a(), row)),
          figure("B", "medianOfB", FigureUnit.NANOS, "", row -> at(row.row().pair().b(), row)));

  private ComparisonColumns() {}

  private static ColumnEntry at(double[] medians, LaunchRow row) {
    return row.index() < medians.length ? ColumnEntry.of(medians[row.index()]) : ColumnEntry.NONE;
  }

  /** A limit to further launches; none where no number is enough, or none is needed. */
  private static PlainColumn<SideRow> limit(
      String title, String key, String definition, ToIntFunction<FurtherSamples> of) {
    return optional(
        title,
        key,
        FigureUnit.COUNT,
        definition,
        row ->
            row.cell()
                .more()
                .filter(more -> of.applyAsInt(more) < FurtherSamples.MAX)
                .map(more -> OptionalDouble.of(of.applyAsInt(more)))
                .orElse(OptionalDouble.empty()));
  }
}
