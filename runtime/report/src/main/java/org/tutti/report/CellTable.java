package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.Function;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.RunTimeKind;

/**
 * The table of one benchmark: its heading states how it was measured (Hoefler and Belli 2015, rule
 * 10), its rows are the cells.
 */
final class CellTable {
  private CellTable() {}

  /**
   * @param cells of one benchmark and one way of measuring, at least one
   */
  static List<String> lines(List<CellFigures> cells) {
    CellFigures first = cells.get(0);
    List<String> lines = new ArrayList<>();
    lines.add(first.key().operation() + "  " + PrintableText.of(first.key().benchmark()));
    lines.add("  " + method(first.settings()));
    sharing(first).ifPresent(lines::add);
    TreeSet<String> parameters = new TreeSet<>();
    cells.forEach(cell -> parameters.addAll(cell.key().parameters().keySet()));
    List<String> factors = List.copyOf(first.treatment().levels().keySet());
    boolean clock = has(cells, GlobalTiming::uncertainty);
    boolean planned = has(cells, GlobalTiming::startErrorMedian);
    boolean rates = first.settings().moved().isPresent();
    TextTable table = table(parameters, factors);
    addFigures(table, rates);
    if (clock) {
      table.right("clock", "99 % [us]").right("clock", "most [us]");
    }
    if (planned) {
      table.right("start error", "[us]").right("0.95 of", "them [us]");
    }
    for (CellFigures cell : cells) {
      List<String> row = row(cell, parameters, factors);
      GlobalTiming global = cell.global();
      if (clock) {
        row.add(Figures.micros(global.uncertainty()));
        row.add(Figures.micros(global.bound()));
      }
      if (planned) {
        row.add(Figures.micros(global.startErrorMedian()));
        row.add(Figures.micros(global.startErrorHigh()));
      }
      table.row(row);
    }
    table.lines().forEach(line -> lines.add("  " + line));
    return lines;
  }

  private static Optional<String> sharing(CellFigures cell) {
    OptionalInt clocks = cell.global().clocks();
    return clocks.isEmpty() || clocks.getAsInt() >= cell.key().processes()
        ? Optional.empty()
        : Optional.of(
            "  "
                + cell.key().processes()
                + " ranks use "
                + clocks.getAsInt()
                + (clocks.getAsInt() == 1 ? " clock" : " clocks")
                + ", as messages between them confirmed: ranks with a common clock need no"
                + " synchronization among themselves");
  }

  private static boolean has(
      List<CellFigures> cells, Function<GlobalTiming, OptionalDouble> figure) {
    return cells.stream().anyMatch(cell -> figure.apply(cell.global()).isPresent());
  }

  private static TextTable table(TreeSet<String> parameters, List<String> factors) {
    TextTable table = new TextTable().right("msize", "[B]").right("p", "");
    parameters.forEach(name -> table.left(name, ""));
    factors.forEach(name -> table.left(name, ""));
    return table
        .right("launches", "")
        .right("kept", "")
        .right("outliers", "")
        .right("invalid", "")
        .right("median", "[us]");
  }

  private static void addFigures(TextTable table, boolean rates) {
    if (rates) {
      table
          .right("rate", "[MB/s]")
          .left("95 % interval", "[MB/s]")
          .right("mean", "[MB/s]")
          .right("messages", "[1/s]");
    } else {
      table
          .left("95 % interval", "[us]")
          .right("mean", "[us]")
          .right("min", "[us]")
          .right("max", "[us]");
    }
  }

  private static List<String> row(
      CellFigures cell, TreeSet<String> parameters, List<String> factors) {
    List<String> row = new ArrayList<>();
    row.add(Figures.count(cell.key().msize()));
    row.add(Figures.count(cell.key().processes()));
    parameters.forEach(name -> row.add(cell.key().parameters().getOrDefault(name, "")));
    factors.forEach(name -> row.add(cell.treatment().levels().getOrDefault(name, "")));
    row.addAll(
        List.of(
            Figures.count(cell.launches().size()),
            Figures.count(cell.kept()),
            Figures.count(cell.outliers()),
            Figures.count(cell.invalid()),
            Figures.micros(cell.median())));
    row.addAll(CellRate.of(cell).map(CellTable::figures).orElseGet(() -> figures(cell)));
    return row;
  }

  private static List<String> figures(CellFigures cell) {
    return List.of(
        Figures.interval(cell.medianInterval()),
        Figures.micros(cell.mean()),
        Figures.micros(cell.min()),
        Figures.micros(cell.max()));
  }

  private static List<String> figures(CellRate rate) {
    return List.of(
        Figures.rate(rate.median()),
        Figures.rateInterval(rate.medianInterval()),
        Figures.rate(rate.mean()),
        Figures.rate(rate.messages()));
  }

  static String method(CellSettings settings) {
    TimingMethod method = settings.method();
    CellCounts counts = settings.counts();
    StringBuilder text =
        new StringBuilder("sync ")
            .append(method.sync().name())
            .append(", clock ")
            .append(method.clock())
            .append(", run-time ")
            .append(reduction(method))
            .append(method.coldCache().map(how -> ", cold cache by " + how).orElse(", warm cache"))
            .append(", nrep ")
            .append(counts.repetitions())
            .append(" per launch");
    if (counts.rounds() > 1) {
      text.append(" in ").append(counts.rounds()).append(" rounds");
    }
    if (counts.operationsPerCall() > 1) {
      text.append(", times of one operation of ")
          .append(counts.operationsPerCall())
          .append(" in an observation");
    }
    settings.processing().ifPresent(scheme -> text.append(", processing ").append(scheme));
    if (settings.baseline()) {
      text.append(", baseline");
    }
    settings.further().forEach((name, value) -> text.append(", " + name + " " + value));
    return text.toString();
  }

  private static String reduction(TimingMethod method) {
    if (method.runTime() == RunTimeKind.GLOBAL) {
      return "global (latest end - earliest start)";
    }
    String summary =
        switch (method.summary()) {
          case MAX -> "maximum over ranks";
          case MIN -> "minimum over ranks";
          case MEAN -> "mean over ranks";
          case ROOT -> "the root's";
        };
    return "local (" + summary + " of end - start)";
  }
}
