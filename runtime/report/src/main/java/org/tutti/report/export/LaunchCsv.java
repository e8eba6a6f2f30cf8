package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.column.TableColumn;
import org.tutti.report.encoding.CsvRows;
import org.tutti.report.table.Figures;

/**
 * Tidy CSV with one row per cell and launch: the input of tests over launches. It has the figures
 * that any launch has.
 */
final class LaunchCsv implements Export {
  @Override
  public String name() {
    return "csv-launches";
  }

  @Override
  public String description() {
    return "CSV, one row per cell and launch";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Columns columns = new Columns(analysis);
    CsvRows csv = new CsvRows(output);
    // A row has one launch.
    List<TableColumn<CellFigures>> figures =
        CellFigure.all().stream()
            .filter(column -> column != CellFigure.LAUNCHES)
            .filter(column -> analysis.cells().stream().anyMatch(cell -> hasAny(cell, column)))
            .toList();
    List<String> counters = BenchmarkCounter.labels(analysis.cells());
    List<String> headings = columns.headings(figures.stream().map(TableColumn::column).toList());
    counters.forEach(label -> headings.add("counter." + label));
    csv.writeRecord(headings);
    for (CellFigures cell : analysis.cells()) {
      for (LaunchFigures launch : cell.launches()) {
        List<String> row = row(cell, launch, figures, columns);
        counters.forEach(label -> row.add(text(launch.counters().values().get(label))));
        csv.writeRecord(row);
      }
    }
    csv.flush();
  }

  private static boolean hasAny(CellFigures cell, TableColumn<CellFigures> column) {
    return cell.launches().stream()
        .anyMatch(launch -> column.entry(cell.ofLaunch(launch)).number().isPresent());
  }

  private static List<String> row(
      CellFigures cell,
      LaunchFigures launch,
      List<TableColumn<CellFigures>> figures,
      Columns columns) {
    List<String> row = columns.values(launch.launch(), cell.key(), cell.settings());
    CellFigures only = cell.ofLaunch(launch);
    figures.forEach(column -> row.add(Figures.exact(column.unit(), column.entry(only).number())));
    return row;
  }

  private static String text(Double counter) {
    return counter == null ? "" : Double.toString(counter);
  }
}
