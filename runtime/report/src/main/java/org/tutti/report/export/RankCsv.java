package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankRecord;
import org.tutti.report.encoding.CsvRows;

/** Tidy CSV with one row per rank and observation, for cells that kept the times of all ranks. */
final class RankCsv implements Export {
  @Override
  public String name() {
    return "csv-ranks";
  }

  @Override
  public String description() {
    return "CSV, one row per rank and observation; needs --summary all-ranks";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Columns columns = new Columns(analysis);
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(
        columns.headings(
            "rank", "observation", "start_ns", "operations", "run_time_ns", "flags", "valid"));
    long rows = 0;
    for (LaunchFile file : analysis.contents().launches()) {
      rows += write(file, columns, csv);
    }
    csv.flush();
    if (rows == 0) {
      throw CommandLineProblem.TIMES_NOT_KEPT.error(
          "No cell of this campaign kept the times of all ranks.",
          "Measure with --summary all-ranks or @Options(\"summary=all-ranks\").");
    }
  }

  private static long write(LaunchFile file, Columns columns, CsvRows csv) {
    RowsOfCell rows = new RowsOfCell(file, columns, csv);
    try (LaunchReader reader = file.open()) {
      reader.onRank(rows::write);
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        rows.cell = next.get();
      }
    }
    return rows.written;
  }

  /** The rows of one cell, whose ranks follow it in the file. */
  private static final class RowsOfCell {
    private final LaunchFile file;
    private final Columns columns;
    private final CsvRows csv;
    private CellRecord cell;
    private long written;

    RowsOfCell(LaunchFile file, Columns columns, CsvRows csv) {
      this.file = file;
      this.columns = columns;
      this.csv = csv;
    }

    void write(RankRecord rank) {
      List<String> prefix = columns.values(file.launch(), cell.key(), cell.settings());
      prefix.add(Integer.toString(rank.rank()));
      for (int index = 0; index < rank.starts().length; index++) {
        List<String> row = new ArrayList<>(prefix);
        row.add(Integer.toString(index));
        row.add(Long.toString(rank.starts()[index]));
        row.addAll(
            Columns.runTime(rank.runTimes()[index], cell.settings().counts().operationsPerCall()));
        row.add(Integer.toString(cell.observations().flags(index)));
        row.add(Boolean.toString(cell.observations().isValid(index)));
        csv.writeRecord(row);
        written++;
      }
    }
  }
}
