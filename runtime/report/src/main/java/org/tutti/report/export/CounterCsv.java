package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.LaunchReader;
import org.tutti.report.encoding.CsvRows;

/** Tidy CSV with one row per counter, cell and launch. */
final class CounterCsv implements Export {
  @Override
  public String name() {
    return "csv-counters";
  }

  @Override
  public String description() {
    return "CSV, one row per counter, cell and launch";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Columns columns = new Columns(analysis);
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(
        columns.headings(
            "counter",
            "observations",
            "share",
            "ranks",
            "sum",
            "least",
            "largest",
            "rank_of_largest"));
    for (LaunchFile file : analysis.contents().launches()) {
      try (LaunchReader reader = file.open()) {
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          write(file, next.get(), columns, csv);
          reader.giveBack(next.get());
        }
      }
    }
    csv.flush();
  }

  private static void write(LaunchFile file, CellRecord cell, Columns columns, CsvRows csv) {
    CountedEvents counters = cell.conditions().counters();
    counters
        .totals()
        .forEach(
            (kind, total) -> {
              List<String> row = columns.values(file.launch(), cell.key(), cell.settings());
              row.add(kind.label());
              row.add(Integer.toString(counters.observations()));
              row.add(kind.isHardware() ? Double.toString(counters.share()) : "1.0");
              row.add(Integer.toString(total.ranks()));
              row.add(Long.toString(total.sum()));
              row.add(Long.toString(total.least()));
              row.add(Long.toString(total.largest()));
              row.add(Integer.toString(total.rankOfLargest()));
              csv.writeRecord(row);
            });
  }
}
