package org.tutti.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellRate;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.SuiteFigures;
import org.tutti.stats.sample.OrderedSample;

/**
 * The figures that benchmark suites would report for the same cells, if a processing scheme is set:
 * as they do, one table for each benchmark, with a row for each size.
 */
final class SuiteSection {
  private SuiteSection() {}

  /** A table: cells that differ in nothing but their size. */
  private record SuiteHeading(String cells, ProcessingScheme scheme)
      implements Comparable<SuiteHeading> {
    static SuiteHeading of(CellRecord cell, ProcessingScheme scheme) {
      Map<String, String> others = cell.key().parameters();
      String parameters =
          others.entrySet().stream()
              .map(other -> ", " + other.getKey() + " " + other.getValue())
              .collect(Collectors.joining());
      return new SuiteHeading(
          cell.key().benchmark() + parameters + ", p " + cell.key().processes(), scheme);
    }

    @Override
    public int compareTo(SuiteHeading other) {
      return Comparator.comparing(SuiteHeading::cells)
          .thenComparing(SuiteHeading::scheme)
          .compare(this, other);
    }

    String text() {
      return cells + ", as " + suites(scheme) + " (" + scheme + ")";
    }
  }

  /** What was found for one size: values of the launches, by the name of the figure. */
  private static final class SizeRow {
    private final Map<String, List<Double>> values = new TreeMap<>();
    private double bytes;

    void add(CellRecord cell) {
      bytes = cell.settings().moved().map(moved -> moved.bytes()).orElse(0.0);
      SuiteFigures.of(cell)
          .nanos()
          .forEach(
              (name, nanos) -> values.computeIfAbsent(name, any -> new ArrayList<>()).add(nanos));
    }

    Optional<OrderedSample> sample(String name) {
      return Optional.ofNullable(values.get(name))
          .map(nanos -> nanos.stream().mapToDouble(Double::doubleValue).toArray())
          .map(nanos -> OrderedSample.of(name, nanos));
    }

    OptionalDouble rate(String presented) {
      Optional<OrderedSample> sample = sample(presented);
      return bytes == 0 || sample.isEmpty()
          ? OptionalDouble.empty()
          : OptionalDouble.of(CellRate.megabytesPerSecond(bytes, sample.get().median()));
    }
  }

  /** Empty if no cell has a processing scheme; otherwise, the files are read again. */
  static List<String> lines(ReportView view) {
    CampaignAnalysis analysis = view.analysis();
    if (analysis.cells().stream().allMatch(cell -> cell.settings().processing().isEmpty())) {
      return List.of();
    }
    Map<SuiteHeading, TreeMap<Long, SizeRow>> tables = new TreeMap<>();
    analysis.contents().launches().forEach(launch -> collect(launch, tables));
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("As suites present it (Hunold 2016, table 4), medians over launches:");
    tables.forEach(
        (heading, rows) -> {
          lines.add("  " + view.names().in(heading.text()));
          table(rows, SuiteFigures.nameOfPresented(heading.scheme()))
              .lines(view.style().width() - 4)
              .forEach(line -> lines.add("    " + line));
        });
    return lines;
  }

  private static void collect(LaunchFile launch, Map<SuiteHeading, TreeMap<Long, SizeRow>> tables) {
    try (LaunchReader reader = launch.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        cell.settings()
            .processing()
            .ifPresent(
                scheme ->
                    tables
                        .computeIfAbsent(SuiteHeading.of(cell, scheme), any -> new TreeMap<>())
                        .computeIfAbsent(cell.key().msize(), any -> new SizeRow())
                        .add(cell));
      }
    }
  }

  /** The figure that the suite presents, the range of its launches, and the suite's others. */
  private static TextTable table(TreeMap<Long, SizeRow> rows, String presented) {
    TreeSet<String> others =
        new TreeSet<>(
            Comparator.comparing((String name) -> !name.equals("min"))
                .thenComparing(Comparator.naturalOrder()));
    rows.values().forEach(row -> others.addAll(row.values.keySet()));
    others.remove(presented);
    boolean hasRates = rows.values().stream().anyMatch(row -> row.rate(presented).isPresent());
    TextTable table =
        new TextTable().right("size", "").right(presented, "[us]").left("of launches", "");
    others.forEach(name -> table.right(name, "[us]"));
    if (hasRates) {
      table.right("rate", "[MB/s]");
    }
    rows.forEach(
        (size, row) -> {
          List<String> cells = new ArrayList<>();
          cells.add(Long.toString(size));
          cells.add(median(row.sample(presented)));
          cells.add(row.sample(presented).map(SuiteSection::range).orElse(""));
          others.forEach(name -> cells.add(median(row.sample(name))));
          if (hasRates) {
            OptionalDouble rate = row.rate(presented);
            cells.add(
                rate.isPresent() ? String.format(Locale.ROOT, "%.2f", rate.getAsDouble()) : "-");
          }
          table.row(cells);
        });
    return table;
  }

  private static String median(Optional<OrderedSample> sample) {
    return sample.map(values -> Figures.micros(values.median())).orElse("-");
  }

  private static String range(OrderedSample values) {
    return values.size() == 1
        ? "1 launch"
        : Figures.micros(values.min()) + " .. " + Figures.micros(values.max());
  }

  private static String suites(ProcessingScheme scheme) {
    return switch (scheme) {
      case PS1 -> "SKaMPI does";
      case PS2 -> "MPIBlib and mpicroscope do";
      case PS3 -> "OSU does";
      case PS4 -> "MPIBlib does";
      case PS5 -> "MPIBench does";
      case PS6 -> "NBCBench does";
      case PS7 -> "IMB and Phloem do";
      case PS8 -> "mpptest does";
    };
  }
}
