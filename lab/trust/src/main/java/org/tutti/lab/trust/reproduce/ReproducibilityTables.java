package org.tutti.lab.trust.reproduce;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.name;
import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.SuiteFigures;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.ResultTables;
import org.tutti.report.table.ShortNames;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/** The spread of cells over several runs of a whole campaign. */
public final class ReproducibilityTables {
  /** A run of the campaign. */
  private record CellTrial(Reproducibility cell, int index) {}

  private static final List<PlainColumn<Reproducibility>> CELLS =
      List.of(
          name("figure", "figure", ReproducibilityTables::figure),
          count("trials", "trials", "", cell -> cell.values().length),
          value(
              "least",
              "least",
              FigureUnit.NANOS,
              "",
              cell -> OrderedSample.of("values", cell.values()).min()),
          normalized("normalized: Q1", "firstQuartile", Quartiles::first),
          normalized("median", "median", Quartiles::median),
          normalized("Q3", "thirdQuartile", Quartiles::third),
          normalized("max", "max", Quartiles::max));

  private static final List<PlainColumn<CellTrial>> TRIALS =
      List.of(
          name("figure", "figure", trial -> figure(trial.cell())),
          number("trial", "trial", trial -> trial.index() + 1.0),
          value(
              "time",
              "time",
              FigureUnit.NANOS,
              "mean of the figure over the launches",
              trial -> trial.cell().values()[trial.index()]),
          value(
              "normalized",
              "normalized",
              FigureUnit.RATIO,
              "divided by the least of the trials",
              trial -> trial.cell().normalized()[trial.index()]));

  private ReproducibilityTables() {}

  /** The tables of all cells. */
  public static ResultTables of(List<Reproducibility> cells) {
    return new ResultTables(
        "reproduction",
        new JsonObject(),
        style -> List.of(),
        List.of(
            ResultTable.of("cells", "", CELLS, ReproducibilityTables::place, cells),
            ResultTable.of(
                    "trials",
                    "",
                    TRIALS,
                    trial -> place(trial.cell()),
                    cells.stream()
                        .flatMap(
                            cell ->
                                IntStream.range(0, cell.values().length)
                                    .mapToObj(index -> new CellTrial(cell, index)))
                        .toList())
                .showing(List.of())),
        style ->
            WrappedText.paragraph(
                "Each trial is a whole campaign, reduced to the mean of the figure over its"
                    + " launches and normalized by the smallest of the trials.",
                style.width()),
        new ShortNames(cells.stream().map(cell -> cell.key().benchmark()).toList()));
  }

  /** Which figure of a launch is compared, such as {@code PS7 mean}. */
  public static String figure(Reproducibility cell) {
    return cell.scheme()
        .map(scheme -> scheme + " " + SuiteFigures.nameOfPresented(scheme))
        .orElse("median");
  }

  private static RowPlace place(Reproducibility cell) {
    return new RowPlace(cell.key(), Treatment.ONLY);
  }

  private static PlainColumn<Reproducibility> normalized(
      String title, String key, ToDoubleFunction<Quartiles> of) {
    return value(
        title,
        key,
        FigureUnit.RATIO,
        "",
        cell -> of.applyAsDouble(Quartiles.of(cell.normalized())));
  }
}
