package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.SuiteFigures;
import org.tutti.stats.sample.OrderedSample;

/**
 * The figures that benchmark suites would report for the same cells, if a processing scheme is set.
 */
final class SuiteSection {
  private SuiteSection() {}

  /** Empty if no cell has a processing scheme; otherwise, the files are read again. */
  static List<String> lines(ReportView view) {
    CampaignAnalysis analysis = view.analysis();
    if (analysis.cells().stream().allMatch(cell -> cell.settings().processing().isEmpty())) {
      return List.of();
    }
    Map<String, List<Double>> figures = new TreeMap<>();
    analysis.contents().launches().forEach(launch -> collect(launch, figures));
    TextTable table =
        new TextTable()
            .left("cell, scheme, figure", "")
            .right("launches", "")
            .right("median", "[us]")
            .right("least", "[us]")
            .right("greatest", "[us]");
    figures.forEach((name, values) -> table.row(row(view.names().in(name), values)));
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("As processed by suites (Hunold and Carpen-Amarie 2016, table 4): over launches");
    table.lines(view.style().width() - 2).forEach(line -> lines.add("  " + line));
    return lines;
  }

  private static void collect(LaunchFile launch, Map<String, List<Double>> figures) {
    try (LaunchReader reader = launch.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        SuiteFigures.of(cell)
            .nanos()
            .forEach(
                (name, nanos) ->
                    figures
                        .computeIfAbsent(label(cell, name), any -> new ArrayList<>())
                        .add(nanos));
      }
    }
  }

  private static String label(CellRecord cell, String name) {
    return PrintableText.of(
        cell.key()
            + ", "
            + cell.settings().processing().map(ProcessingScheme::name).orElse("")
            + ", "
            + name);
  }

  private static List<String> row(String name, List<Double> values) {
    OrderedSample sample =
        OrderedSample.of(name, values.stream().mapToDouble(Double::doubleValue).toArray());
    return List.of(
        name,
        Figures.count(values.size()),
        Figures.micros(sample.median()),
        Figures.micros(sample.min()),
        Figures.micros(sample.max()));
  }
}
