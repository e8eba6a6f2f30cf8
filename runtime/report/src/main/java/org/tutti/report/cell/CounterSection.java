package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.function.Function;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellIdentity;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.LevelText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ShortNames;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;
import org.tutti.stats.sample.OrderedSample;

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

  /**
   * What was counted of the threads that measured a cell.
   *
   * @param cell which cell
   * @param launches what was counted in each of its launches
   */
  private record CounterFigures(CellFigures cell, List<CountedEvents> launches) {
    CounterFigures {
      launches = List.copyOf(launches);
    }

    /**
     * Reads the files of a campaign again.
     *
     * @return the cells in which something was counted, in the order of {@link
     *     CampaignAnalysis#cells()}
     */
    static List<CounterFigures> of(CampaignAnalysis analysis) {
      Map<CellIdentity, List<CountedEvents>> counted = new HashMap<>();
      analysis.contents().launches().forEach(file -> collect(file, counted));
      return analysis.cells().stream()
          .map(cell -> new CounterFigures(cell, counted.getOrDefault(identity(cell), List.of())))
          .filter(figures -> !figures.launches().isEmpty())
          .toList();
    }

    private static CellIdentity identity(CellFigures cell) {
      return new CellIdentity(cell.key(), cell.treatment(), cell.settings());
    }

    private static void collect(LaunchFile file, Map<CellIdentity, List<CountedEvents>> counted) {
      try (LaunchReader reader = file.open()) {
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          CellRecord cell = next.get();
          CountedEvents counters = cell.conditions().counters();
          if (counters.observations() > 0) {
            counted
                .computeIfAbsent(
                    new CellIdentity(cell.key(), file.launch().treatment(), cell.settings()),
                    any -> new ArrayList<>())
                .add(counters);
          }
          reader.giveBack(cell);
        }
      }
    }

    /**
     * The median over the launches of the mean over ranks and observations; empty if no launch
     * could count this.
     */
    OptionalDouble perObservation(CounterKind kind) {
      return median(launch -> launch.perObservation(kind));
    }

    /** The median over the launches of instructions per cycle. */
    OptionalDouble instructionsPerCycle() {
      return median(CountedEvents::instructionsPerCycle);
    }

    /** The smallest share of the time during which the processor's counters counted. */
    double share() {
      return launches.stream().mapToDouble(CountedEvents::share).min().orElse(1);
    }

    private OptionalDouble median(Function<CountedEvents, OptionalDouble> figure) {
      double[] values =
          launches.stream()
              .map(figure)
              .filter(OptionalDouble::isPresent)
              .mapToDouble(OptionalDouble::getAsDouble)
              .toArray();
      return values.length == 0
          ? OptionalDouble.empty()
          : OptionalDouble.of(OrderedSample.of("counters", values).median());
    }
  }
}
