package org.tutti.lab.schemes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.analysis.CellRate;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.SuiteFigures;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;
import org.tutti.stats.sample.OrderedSample;

/**
 * The table of a suite: a row for each size, in the order of numbers, also of those without data.
 */
final class SuiteTable {
  private final String presented;
  private final SuiteLayout layout;
  private final TreeMap<Long, SizeRow> rows = new TreeMap<>();

  SuiteTable(ProcessingScheme scheme, SuiteLayout layout) {
    this.presented = SuiteFigures.nameOfPresented(scheme);
    this.layout = layout;
  }

  /** What was found for one size: values of the launches, by the name of the figure. */
  private static final class SizeRow {
    private final Map<String, List<Double>> values = new TreeMap<>();
    private final List<Long> calls = new ArrayList<>();
    private double bytes;
    private Optional<UnmeasuredCell> missing = Optional.empty();

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

  /** Adds what a launch found. */
  void add(CellRecord cell) {
    SizeRow row = row(cell.key().msize());
    Map<String, Double> figures = SuiteFigures.of(cell).nanos();
    if (figures.isEmpty()) {
      return;
    }
    row.bytes = cell.settings().moved().map(moved -> moved.bytes()).orElse(0.0);
    String batch = cell.settings().further().getOrDefault(SettingKey.BATCH.name(), "1");
    row.calls.add(cell.observations().count() * Long.parseLong(batch));
    figures.forEach(
        (name, nanos) -> row.values.computeIfAbsent(name, any -> new ArrayList<>()).add(nanos));
  }

  /** Adds why a size has no figure in some launches. */
  void addMissing(long size, UnmeasuredCell missing) {
    row(size).missing = Optional.of(missing);
  }

  private SizeRow row(long size) {
    return rows.computeIfAbsent(size, any -> new SizeRow());
  }

  /** The lines of the table, none wider than this; reasons follow the rows that have no figure. */
  List<String> lines(int width) {
    List<Map.Entry<Long, SizeRow>> sizes = List.copyOf(rows.entrySet());
    List<SizeRow> found = List.copyOf(rows.values());
    List<TextColumn> columns = new ArrayList<>();
    columns.add(TextColumn.right(sizes, size -> Long.toString(size.getKey()), layout.size()));
    if (layout.counts()) {
      columns.add(
          TextColumn.right(
              found,
              row -> row.calls.isEmpty() ? "-" : Long.toString(row.calls.get(0)),
              "#repetitions"));
    }
    for (String name : figures()) {
      columns.add(
          TextColumn.right(
              found,
              row -> row.sample(name).map(one -> Figures.micros(one.median())).orElse("-"),
              layout.heading(name),
              "[us]"));
    }
    if (found.stream().anyMatch(row -> row.rate(presented).isPresent())) {
      columns.add(TextColumn.right(found, row -> rate(row.rate(presented)), layout.rate()));
    }
    columns.add(
        TextColumn.words(found, this::range, layout.heading(presented) + " of launches", "[us]"));
    List<String> lines = new ArrayList<>(new TextTable(columns).lines(width));
    rows.forEach(
        (size, row) ->
            row.missing.ifPresent(
                missing ->
                    lines.addAll(
                        WrappedText.lines(
                            "", "  ", size + ": " + missing.words(row.calls.size()), width))));
    return lines;
  }

  private static String rate(OptionalDouble rate) {
    return rate.isPresent() ? String.format(Locale.ROOT, "%.2f", rate.getAsDouble()) : "-";
  }

  private String range(SizeRow row) {
    return row.sample(presented)
        .map(SuiteTable::range)
        .orElse(
            row.missing.filter(missing -> !missing.isFailure()).isPresent()
                ? "not possible"
                : "failed");
  }

  /** That which the suite presents first, unless its program has another order. */
  private List<String> figures() {
    if (!layout.figures().isEmpty()) {
      return layout.figures();
    }
    TreeSet<String> names = new TreeSet<>();
    rows.values().forEach(row -> names.addAll(row.values.keySet()));
    List<String> figures = new ArrayList<>(List.of(presented));
    names.stream().filter("min"::equals).forEach(figures::add);
    names.stream().filter(name -> !figures.contains(name)).forEach(figures::add);
    return figures;
  }

  private static String range(OrderedSample values) {
    return values.size() == 1
        ? "1 launch"
        : Figures.micros(values.min()) + " .. " + Figures.micros(values.max());
  }
}
