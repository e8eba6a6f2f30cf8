package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.LevelText;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** What benchmarks count themselves, as a table for each of them. */
public final class BenchmarkCounterSection {
  /** A counter of a cell. */
  private record CountedCell(CellFigures cell, BenchmarkCounter counter) {}

  private BenchmarkCounterSection() {}

  /** Empty if no benchmark has a counter. */
  public static List<String> lines(ReportDigest digest) {
    Map<String, List<CountedCell>> tables = new LinkedHashMap<>();
    for (CellFigures cell : digest.analysis().cells()) {
      for (BenchmarkCounter counter : BenchmarkCounter.of(cell)) {
        tables
            .computeIfAbsent(
                cell.key().operation() + "  " + digest.names().ofBenchmark(cell.key().benchmark()),
                any -> new ArrayList<>())
            .add(new CountedCell(cell, counter));
      }
    }
    List<String> lines = new ArrayList<>();
    tables.forEach(
        (heading, rows) -> {
          lines.add("");
          lines.add("Counters of " + heading + ", medians over launches:");
          lines.addAll(table(rows, digest).indented(digest.style().width()));
        });
    return lines;
  }

  private static TextTable table(List<CountedCell> rows, ReportDigest digest) {
    return TextTable.of(
        TextColumn.right(rows, row -> MessageSize.text(row.cell().key().msize()), "size"),
        TextColumn.words(rows, row -> place(row.cell(), digest), "cell"),
        TextColumn.words(rows, row -> row.counter().name(), "counter"),
        TextColumn.right(rows, row -> Figures.counted(row.counter().median()), "median"),
        TextColumn.words(rows, row -> row.counter().unit(), "unit"),
        TextColumn.whole(
            rows, row -> Figures.range(row.counter()).orElse("1 launch"), "of launches"),
        TextColumn.whole(
            rows,
            row ->
                row.counter()
                    .interval()
                    .map(
                        found ->
                            Figures.counted(found.low()) + " .. " + Figures.counted(found.high()))
                    .orElse(""),
            "95 % interval"));
  }

  private static String place(CellFigures cell, ReportDigest digest) {
    Map<String, String> levels = new TreeMap<>(cell.key().parameters());
    levels.putAll(cell.treatment().levels());
    String place =
        levels.entrySet().stream()
            .map(level -> level.getKey() + " " + LevelText.of(level.getValue()))
            .collect(Collectors.joining(", "));
    String processes = "p " + cell.key().processes();
    return place.isEmpty()
        ? processes
        : digest.variesProcesses() ? processes + ", " + place : place;
  }
}
