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
import org.tutti.records.launch.PhaseRecord;
import org.tutti.report.encoding.CsvRows;

/**
 * Tidy CSV with one row per rank, phase and observation, for cells whose phases were timed. Times
 * are those of one operation, as in all exports.
 */
final class PhaseCsv implements Export {
  @Override
  public String name() {
    return "csv-phases";
  }

  @Override
  public String description() {
    return "CSV, one row per rank, phase and observation; needs --phases";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Columns columns = new Columns(analysis);
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(
        columns.headings("rank", "phase", "observation", "operations", "time_ns", "valid"));
    long rows = 0;
    for (LaunchFile file : analysis.contents().launches()) {
      rows += write(file, columns, csv);
    }
    csv.flush();
    if (rows == 0) {
      throw CommandLineProblem.TIMES_NOT_KEPT.error(
          "No cell of this campaign timed phases.",
          "Mark them with control.phase(name), and measure with --phases or @Phases.");
    }
  }

  private static long write(LaunchFile file, Columns columns, CsvRows csv) {
    CellRecord[] current = new CellRecord[1];
    long[] rows = new long[1];
    try (LaunchReader reader = file.open()) {
      reader.onPhase(phase -> rows[0] += write(file, current[0], phase, columns, csv));
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        current[0] = next.get();
      }
    }
    return rows[0];
  }

  private static int write(
      LaunchFile file, CellRecord cell, PhaseRecord phase, Columns columns, CsvRows csv) {
    List<String> prefix = columns.values(file.launch(), cell.key(), cell.settings());
    prefix.add(Integer.toString(phase.rank()));
    prefix.add(phase.phase());
    for (int index = 0; index < phase.times().length; index++) {
      List<String> row = new ArrayList<>(prefix);
      row.add(Integer.toString(index));
      row.addAll(
          Columns.runTime(phase.times()[index], cell.settings().counts().operationsPerCall()));
      row.add(Boolean.toString(cell.observations().isValid(index)));
      csv.writeRecord(row);
    }
    return phase.times().length;
  }
}
