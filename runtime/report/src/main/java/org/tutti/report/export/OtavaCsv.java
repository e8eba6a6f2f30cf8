package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.report.encoding.CsvRows;

/**
 * The series of Apache Otava: a row for the campaign, with the time at which it began, the commit,
 * and a column for the median of each cell in nanoseconds. Rows of further campaigns of the same
 * plan are appended without their headings.
 */
final class OtavaCsv implements Export {
  /** The heading of a cell, with the unit. */
  static String column(CellKey key, Treatment treatment) {
    return CellLabel.word(key, treatment) + "_ns";
  }

  @Override
  public String name() {
    return "otava";
  }

  @Override
  public String description() {
    return "a row for a series of Apache Otava, as CSV";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Optional<LaunchHeader> first =
        analysis.headers().stream()
            .min(Comparator.comparing(header -> header.identity().started()));
    List<String> headings = new ArrayList<>(List.of("time", "commit"));
    List<String> row =
        new ArrayList<>(
            List.of(
                first.map(header -> header.identity().started()).orElse(Instant.EPOCH).toString(),
                first
                    .map(header -> header.environment().facts().get("project.revision"))
                    .orElse("")));
    for (CellFigures cell : analysis.cells()) {
      headings.add(column(cell.key(), cell.treatment()));
      row.add(Double.toString(cell.median()));
    }
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(headings);
    csv.writeRecord(row);
    csv.flush();
  }
}
