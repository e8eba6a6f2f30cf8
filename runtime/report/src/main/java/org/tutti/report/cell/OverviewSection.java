package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.records.launch.LevelText;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.table.ColumnUnit;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** Operations by sizes, a line each, before the tables of a campaign that has many of them. */
public final class OverviewSection {
  /** The fewest tables for an overview; with fewer, the first of them is seen at once. */
  private static final int MIN_TABLES = 5;

  /** A time or a rate with its unit, and the gap before it. */
  private static final int COLUMN = 11;

  private OverviewSection() {}

  /** Empty if the campaign has few tables. */
  public static List<String> lines(ReportDigest digest) {
    if (digest.groups().size() < MIN_TABLES) {
      return List.of();
    }
    Map<String, Map<Long, String>> rows = new TreeMap<>();
    TreeSet<Long> all = new TreeSet<>();
    for (CellFigures cell : digest.analysis().cells()) {
      all.add(cell.key().msize());
      row(cell, rows, digest).put(cell.key().msize(), text(cell));
    }
    for (UnmeasuredCell missing : digest.analysis().unmeasured()) {
      long size = missing.cell().key().msize();
      all.add(size);
      row(missing.cell(), rows, digest).putIfAbsent(size, missing.isFailure() ? "failed" : "n/a");
    }
    int width = digest.style().width();
    int longest = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<Long> sizes = spread(List.copyOf(all), (width - Math.min(longest, width / 2)) / COLUMN);
    List<String> operations = List.copyOf(rows.keySet());
    List<TextColumn> columns = new ArrayList<>();
    columns.add(TextColumn.words(operations, name -> name, ""));
    for (long size : sizes) {
      columns.add(
          TextColumn.right(
              operations, name -> rows.get(name).getOrDefault(size, ""), MessageSize.text(size)));
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        "Overview, medians over launches"
            + (sizes.size() < all.size()
                ? " at " + sizes.size() + " of " + all.size() + " sizes:"
                : ":"));
    lines.addAll(new TextTable(columns).indented(width));
    return lines;
  }

  private static Map<Long, String> row(
      CellFigures cell, Map<String, Map<Long, String>> rows, ReportDigest digest) {
    List<String> parts =
        new ArrayList<>(List.of(digest.names().ofBenchmark(cell.key().benchmark())));
    if (digest.variesProcesses() && !cell.treatment().levels().containsKey("processes")) {
      parts.add("p " + cell.key().processes());
    }
    Map<String, String> levels = new TreeMap<>(levels(cell));
    levels.entrySet().removeAll(common(cell, digest));
    levels.forEach((name, level) -> parts.add(name + " " + LevelText.of(level)));
    return rows.computeIfAbsent(String.join(", ", parts), any -> new TreeMap<>());
  }

  private static Map<String, String> levels(CellFigures cell) {
    Map<String, String> levels = new TreeMap<>(cell.key().parameters());
    levels.putAll(cell.treatment().levels());
    return levels;
  }

  /** What all cells of a benchmark have. */
  private static Set<Map.Entry<String, String>> common(CellFigures cell, ReportDigest digest) {
    Set<Map.Entry<String, String>> common = new HashSet<>(levels(cell).entrySet());
    Stream.concat(
            digest.analysis().cells().stream(),
            digest.analysis().unmeasured().stream().map(UnmeasuredCell::cell))
        .filter(other -> other.key().benchmark().equals(cell.key().benchmark()))
        .forEach(other -> common.retainAll(levels(other).entrySet()));
    return common;
  }

  private static String text(CellFigures cell) {
    Optional<CellRate> rate = CellRate.of(cell);
    return rate.isPresent()
        ? ColumnUnit.ofRates(new double[] {rate.get().median()}).text(rate.get().median())
        : ColumnUnit.time(cell.median());
  }

  /** The first, the last, and evenly spread ones between them. */
  private static List<Long> spread(List<Long> all, int room) {
    int shown = Math.max(1, Math.min(all.size(), room));
    return IntStream.range(0, shown)
        .mapToObj(i -> all.get(shown == 1 ? 0 : i * (all.size() - 1) / (shown - 1)))
        .toList();
  }
}
