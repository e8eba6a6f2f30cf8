package org.tutti.report.explore;

import java.io.IOException;
import java.io.Writer;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.history.CampaignHistory;
import org.tutti.analysis.history.CellHistory;
import org.tutti.analysis.history.HistoryChange;
import org.tutti.analysis.history.HistoryPoint;
import org.tutti.records.campaign.Treatment;

/** A history as tidy CSV, one figure a row; campaigns are counted from 1. */
public final class HistoryCsv {
  private HistoryCsv() {}

  /** Writes the table. */
  public static void write(CampaignHistory history, Writer output) throws IOException {
    FigureCsv csv = new FigureCsv(output);
    history.cells().forEach(cell -> write(cell, csv));
    for (MissingCell cell : history.missing()) {
      csv.row("missing in the last campaign", cell.key(), new Treatment(cell.levels())).write();
    }
    csv.flush();
  }

  private static void write(CellHistory cell, FigureCsv csv) {
    cell.lastMonth()
        .ifPresent(
            band ->
                csv.row("month before", cell.key(), cell.treatment())
                    .with("low", band.low())
                    .with("high", band.high())
                    .with("n", band.launches())
                    .write());
    for (HistoryPoint point : cell.points()) {
      FigureCsv.FigureRow row =
          csv.row("median of campaign", cell.key(), cell.treatment())
              .with("at", point.campaign() + 1);
      point
          .interval()
          .map(row::with)
          .orElseGet(() -> row.with("value", point.median()).with("n", point.launches()))
          .write();
    }
    cell.trend()
        .ifPresent(
            trend ->
                csv.row("trend", cell.key(), cell.treatment())
                    .with(trend.test())
                    .with("corrected_p_value", cell.correctedPValue())
                    .write());
    for (HistoryChange change : cell.changes()) {
      csv.row("change", cell.key(), cell.treatment())
          .with("at", change.campaign() + 1)
          .with("low", change.earliest() + 1)
          .with("high", change.latest() + 1)
          .with("value", change.after() / change.before())
          .with("p_value", change.pValue())
          .with("method", "sequential ranks")
          .write();
    }
  }
}
