package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.report.encoding.CsvRows;

/**
 * Tidy CSV with one row per observation, including the invalid ones. The run-time is that of one
 * operation, as in all exports; the time that a cause took is that of the whole observation.
 */
final class ObservationCsv implements Export {
  @Override
  public String name() {
    return "csv";
  }

  @Override
  public String description() {
    return "CSV, one row per observation";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Columns columns = new Columns(analysis);
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(
        columns.headings(
            "observation",
            "start_ns",
            "operations",
            "run_time_ns",
            "flags",
            "valid",
            "cause",
            "cause_rank",
            "cause_ns"));
    for (LaunchFile file : analysis.contents().launches()) {
      try (LaunchReader reader = file.open()) {
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          write(file, next.get(), columns, csv);
        }
      }
    }
    csv.flush();
  }

  private static void write(LaunchFile file, CellRecord cell, Columns columns, CsvRows csv) {
    List<String> prefix = columns.values(file.launch(), cell.key(), cell.settings());
    Observations observations = cell.observations();
    Map<Integer, Outlier> outliers =
        observations.outliers().stream()
            .collect(Collectors.toMap(Outlier::index, Function.identity()));
    for (int index = 0; index < observations.count(); index++) {
      List<String> row = new ArrayList<>(prefix);
      row.add(Integer.toString(index));
      row.add(Long.toString(observations.start(index)));
      row.addAll(
          Columns.runTime(
              observations.runTime(index), cell.settings().counts().operationsPerCall()));
      row.add(Integer.toString(observations.flags(index)));
      row.add(Boolean.toString(observations.isValid(index)));
      row.addAll(cause(outliers.get(index)));
      csv.writeRecord(row);
    }
  }

  /** What an outlier came from; empty columns for other observations. */
  private static List<String> cause(Outlier outlier) {
    return outlier == null
        ? List.of("", "", "")
        : List.of(
            outlier.cause().word(),
            Integer.toString(outlier.rank()),
            Long.toString(outlier.nanos()));
  }
}
