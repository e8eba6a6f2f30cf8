package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CounterFigures;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.LevelText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ShortNames;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** What the processor and the kernel counted of the threads that measured, as a table. */
public final class CounterSection {
  /** Rare events are told of as many observations. */
  private static final double PER_THOUSAND = 1e3;

  /** Shares from here on are whole but for the time that reading takes. */
  private static final double WHOLE = 0.999;

  private static final List<String> LEGEND =
      List.of(
          "Counts of the measuring threads: means over ranks and observations (switches",
          "and faults: per 1000 observations), medians over launches. What a thread does",
          "to start together with the others, and how it waits for them, is included.");

  private CounterSection() {}

  /** The lines of the tables; the files of the campaign are read again. */
  public static List<String> lines(CampaignAnalysis analysis) {
    List<CounterFigures> all = CounterFigures.of(analysis);
    List<String> lines = new ArrayList<>();
    lines.add("");
    if (all.isEmpty()) {
      lines.add("Nothing was counted: " + reason(analysis));
      return lines;
    }
    lines.addAll(LEGEND);
    ShortNames names = ShortNames.of(analysis);
    Map<String, List<CounterFigures>> tables = new LinkedHashMap<>();
    for (CounterFigures cell : all) {
      tables.computeIfAbsent(names.in(heading(cell.cell())), any -> new ArrayList<>()).add(cell);
    }
    tables.forEach(
        (heading, cells) -> {
          lines.add("");
          lines.add(heading);
          lines.addAll(table(cells).indented(PageStyle.MIN_WIDTH));
        });
    double share = all.stream().mapToDouble(CounterFigures::share).min().orElse(1);
    if (share < WHOLE) {
      lines.add("");
      lines.add(
          String.format(
              Locale.ROOT,
              "The processor's counters were shared: extrapolated from %.0f %% of the time.",
              100 * share));
    }
    return lines;
  }

  private static String reason(CampaignAnalysis analysis) {
    return analysis.headers().stream()
        .map(header -> header.environment().facts().get("os.counters"))
        .filter(fact -> fact != null)
        .findFirst()
        .map(fact -> fact.replaceFirst("^none: ", ""))
        .orElse("no launch has such figures");
  }

  private static String heading(CellFigures cell) {
    String name = cell.key().operation() + "  " + cell.key().benchmark();
    return cell.treatment().levels().isEmpty() ? name : name + " at " + cell.treatment();
  }

  private static TextTable table(List<CounterFigures> cells) {
    TreeSet<String> parameters = new TreeSet<>();
    cells.forEach(cell -> parameters.addAll(cell.cell().key().parameters().keySet()));
    List<TextColumn> columns = new ArrayList<>();
    columns.add(
        TextColumn.right(cells, cell -> Figures.count(cell.cell().key().msize()), "msize", "[B]"));
    columns.add(TextColumn.right(cells, cell -> Figures.count(cell.cell().key().processes()), "p"));
    parameters.forEach(
        name ->
            columns.add(
                TextColumn.words(
                    cells, cell -> LevelText.of(cell.cell().key().parameters(), name), name)));
    if (cells.stream().anyMatch(cell -> cell.perObservation(CounterKind.CYCLES).isPresent())) {
      columns.add(events(cells, CounterKind.CYCLES, "%.0f", 1, "cycles"));
      columns.add(
          TextColumn.right(
              cells, cell -> text("%.2f", cell.instructionsPerCycle(), 1), "instr.", "per cycle"));
      columns.add(events(cells, CounterKind.CACHE_MISSES, "%.1f", 1, "cache", "misses"));
    }
    columns.add(
        TextColumn.right(
            cells,
            cell -> Figures.micros(cell.perObservation(CounterKind.CPU_NANOS)),
            "CPU",
            "[us]"));
    columns.add(events(cells, CounterKind.CONTEXT_SWITCHES, "%.1f", PER_THOUSAND, "switches"));
    columns.add(events(cells, CounterKind.MINOR_FAULTS, "%.1f", PER_THOUSAND, "minor", "faults"));
    columns.add(events(cells, CounterKind.MAJOR_FAULTS, "%.1f", PER_THOUSAND, "major", "faults"));
    return new TextTable(columns);
  }

  private static TextColumn events(
      List<CounterFigures> cells,
      CounterKind kind,
      String format,
      double factor,
      String... headings) {
    return TextColumn.right(
        cells, cell -> text(format, cell.perObservation(kind), factor), headings);
  }

  private static String text(String format, OptionalDouble figure, double factor) {
    return figure.isPresent()
        ? String.format(Locale.ROOT, format, factor * figure.getAsDouble())
        : "";
  }
}
