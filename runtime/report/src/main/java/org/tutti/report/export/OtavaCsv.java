package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.report.encoding.CsvRows;

/**
 * The series of Apache Otava: a row for the campaign, with the time at which it began, the commit,
 * and a column for the median of each cell of the plan in nanoseconds, empty where there is none.
 * Rows of further campaigns of the same plan are appended without their headings.
 */
final class OtavaCsv implements Export {
  /** The heading of a cell, with the unit. */
  static String column(String cell) {
    return cell + "/" + CellFigure.MEDIAN.column();
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
    CellLabels labels = new CellLabels(analysis);
    Map<String, String> medians = new LinkedHashMap<>();
    labels.planned().forEach(cell -> medians.put(CellLabels.name(cell), ""));
    analysis
        .cells()
        .forEach(cell -> medians.put(labels.name(cell), Double.toString(cell.median())));
    medians.keySet().forEach(cell -> headings.add(column(cell)));
    row.addAll(medians.values());
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(headings);
    csv.writeRecord(row);
    csv.flush();
  }
}
