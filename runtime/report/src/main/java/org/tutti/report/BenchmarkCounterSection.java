package org.tutti.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.LevelText;
import org.tutti.records.launch.MessageSize;

/** What benchmarks count themselves, as a table for each of them. */
public final class BenchmarkCounterSection {
  private BenchmarkCounterSection() {}

  /** Empty if no benchmark has a counter. */
  static List<String> lines(ReportView view) {
    Map<String, TextTable> tables = new LinkedHashMap<>();
    for (CellFigures cell : view.analysis().cells()) {
      for (BenchmarkCounter counter : BenchmarkCounter.of(cell)) {
        tables
            .computeIfAbsent(
                cell.key().operation() + "  " + view.names().ofBenchmark(cell.key().benchmark()),
                any -> table())
            .row(row(cell, counter, view));
      }
    }
    List<String> lines = new ArrayList<>();
    tables.forEach(
        (heading, table) -> {
          lines.add("");
          lines.add("Counters of " + heading + ", medians over launches:");
          table.lines(view.style().width() - 2).forEach(line -> lines.add("  " + line));
        });
    return lines;
  }

  private static TextTable table() {
    return new TextTable()
        .right("size")
        .left("cell")
        .left("counter")
        .right("median")
        .left("unit")
        .whole("of launches")
        .whole("95 % interval");
  }

  private static List<String> row(CellFigures cell, BenchmarkCounter counter, ReportView view) {
    Map<String, String> levels = new TreeMap<>(cell.key().parameters());
    levels.putAll(cell.treatment().levels());
    String place =
        levels.entrySet().stream()
            .map(level -> level.getKey() + " " + LevelText.of(level.getValue()))
            .collect(Collectors.joining(", "));
    String processes = "p " + cell.key().processes();
    return List.of(
        MessageSize.text(cell.key().msize()),
        place.isEmpty() ? processes : view.variesProcesses() ? processes + ", " + place : place,
        counter.name(),
        Figures.counted(counter.median()),
        counter.unit(),
        range(counter).orElse("1 launch"),
        counter
            .interval()
            .map(found -> Figures.counted(found.low()) + " .. " + Figures.counted(found.high()))
            .orElse(""));
  }

  /** The smallest and the largest value; empty if there is one launch. */
  private static Optional<String> range(BenchmarkCounter counter) {
    return counter.values().size() == 1
        ? Optional.empty()
        : Optional.of(Figures.counted(counter.min()) + " .. " + Figures.counted(counter.max()));
  }

  /** A counter in a table of cells: its median, and the range of its launches. */
  public static String text(Optional<BenchmarkCounter> counter) {
    return counter
        .map(
            found ->
                Figures.counted(found.median())
                    + range(found).map(range -> " (" + range + ")").orElse(""))
        .orElse("");
  }
}
