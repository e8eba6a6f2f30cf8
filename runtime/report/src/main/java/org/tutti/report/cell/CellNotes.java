package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.ColumnUnit;

/** What the figures of a table are based on, what was left out of them, and how exact they are. */
public final class CellNotes {
  private static final int MAX_MISSING = 3;
  private static final String INDENT = "  ";

  private CellNotes() {}

  static List<String> lines(List<CellFigures> cells, int width) {
    List<String> notes = new ArrayList<>();
    notes.add(basis(cells) + dropped(cells) + invalid(cells));
    tail(cells).ifPresent(notes::add);
    accuracy(cells, notes);
    clocks(cells.get(0), notes);
    return notes.stream()
        .flatMap(note -> WrappedText.lines("", "  ", note, width - 2).stream())
        .toList();
  }

  /** Why cells have no p99; empty if all have one. */
  static Optional<String> tail(List<CellFigures> cells) {
    long without = cells.stream().filter(cell -> CellFigure.P99.of(cell).isEmpty()).count();
    String takes =
        " takes "
            + ObservationQuantile.P99.minObservations()
            + " valid observations in each launch";
    return without == 0
        ? Optional.empty()
        : Optional.of(without == cells.size() ? "no p99: it" + takes : "p99" + takes);
  }

  /** Valid observations, outliers included. */
  static long valid(CellFigures cell) {
    return cell.kept() + cell.outliers();
  }

  /** How many launches and observations the figures of cells rest on. */
  static String basis(List<CellFigures> cells) {
    IntSummaryStatistics launches =
        cells.stream().mapToInt(cell -> cell.launches().size()).summaryStatistics();
    long least = cells.stream().mapToLong(CellNotes::valid).min().orElse(0);
    long most = cells.stream().mapToLong(CellNotes::valid).max().orElse(0);
    String range =
        launches.getMin() == launches.getMax()
            ? Counted.of(launches.getMax(), "launch")
            : launches.getMin() + " to " + Counted.of(launches.getMax(), "launch");
    return range
        + ", "
        + (least == most ? "" : least + " to ")
        + Counted.of(most, "observation")
        + (cells.size() == 1 ? "" : " of each cell");
  }

  /** Medians and means leave outliers out; p95, p99, and max do not. */
  private static String dropped(List<CellFigures> cells) {
    OptionalDouble least =
        cells.stream()
            .map(CellFigures::smallestDropped)
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .min();
    if (least.isEmpty()) {
      return "; no outliers";
    }
    double most =
        cells.stream()
            .filter(cell -> cell.smallestDropped().isPresent())
            .mapToDouble(CellFigures::max)
            .max()
            .orElseThrow();
    return "; dropped from medians: "
        + share(cells, CellFigures::outliers)
        + " outliers of "
        + ColumnUnit.time(least.getAsDouble())
        + " to "
        + ColumnUnit.time(most);
  }

  /** The share of observations that are not valid; empty if all are. */
  static String invalid(List<CellFigures> cells) {
    return cells.stream().allMatch(cell -> cell.invalid() == 0)
        ? ""
        : "; invalid: " + share(cells, CellFigures::invalid);
  }

  private static String share(List<CellFigures> cells, ToLongFunction<CellFigures> part) {
    double[] shares =
        cells.stream()
            .mapToDouble(cell -> 100.0 * part.applyAsLong(cell) / (valid(cell) + cell.invalid()))
            .sorted()
            .toArray();
    double most = shares[shares.length - 1];
    return String.format(Locale.ROOT, shares.length == 1 ? "%.1f %%" : "up to %.1f %%", most);
  }

  /** The error of the global clock; empty where none was used. */
  static Optional<String> clockError(List<CellFigures> cells) {
    OptionalDouble error = present(cells, GlobalTiming::uncertainty).max();
    return error.isPresent()
        ? Optional.of("global clock known to " + ColumnUnit.time(error.getAsDouble()))
        : Optional.empty();
  }

  private static void accuracy(List<CellFigures> cells, List<String> notes) {
    OptionalDouble clock = present(cells, GlobalTiming::uncertainty).max();
    if (clock.isPresent()) {
      OptionalDouble bound = present(cells, GlobalTiming::bound).max();
      notes.add(
          "error of the global clock: below "
              + ColumnUnit.time(clock.getAsDouble())
              + " (99 % bound if neither direction is always slower)"
              + (bound.isPresent() ? ", never above " + ColumnUnit.time(bound.getAsDouble()) : ""));
    }
    OptionalDouble start = present(cells, GlobalTiming::startErrorMedian).max();
    if (start.isPresent()) {
      notes.add(
          "start error of the worst rank: median up to "
              + ColumnUnit.time(start.getAsDouble())
              + ", p95 up to "
              + ColumnUnit.time(present(cells, GlobalTiming::startErrorHigh).max().orElse(0)));
    }
  }

  private static DoubleStream present(
      List<CellFigures> cells, Function<GlobalTiming, OptionalDouble> figure) {
    return cells.stream()
        .map(cell -> figure.apply(cell.global()))
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble);
  }

  private static void clocks(CellFigures cell, List<String> notes) {
    OptionalInt clocks = cell.global().clocks();
    if (clocks.isPresent() && clocks.getAsInt() < cell.key().processes()) {
      notes.add(
          cell.key().processes()
              + " ranks use "
              + Counted.of(clocks.getAsInt(), "clock")
              + ", as messages between them confirmed; ranks that share a clock need no"
              + " synchronization among themselves");
    }
  }

  /** Which cells have no figure in some launches: a line for each reason, with the first cells. */
  static List<String> missing(ReportDigest digest) {
    Map<String, List<String>> cells = new LinkedHashMap<>();
    for (UnmeasuredCell missing : digest.analysis().unmeasured()) {
      cells
          .computeIfAbsent(missing.words(measured(digest, missing)), words -> new ArrayList<>())
          .add(digest.name(missing.cell()));
    }
    List<String> lines = new ArrayList<>();
    cells.forEach(
        (words, names) -> {
          int more = names.size() - MAX_MISSING;
          String text =
              names.stream().limit(MAX_MISSING).collect(Collectors.joining("; "))
                  + (more > 0 ? "; " + Counted.of(more, "more cell") : "")
                  + " "
                  + words;
          lines.addAll(WrappedText.lines("", INDENT, text, digest.style().width()));
        });
    return lines;
  }

  private static int measured(ReportDigest digest, UnmeasuredCell missing) {
    return digest.analysis().cells().stream()
        .filter(cell -> cell.key().equals(missing.cell().key()))
        .filter(cell -> cell.treatment().equals(missing.cell().treatment()))
        .mapToInt(cell -> cell.launches().size())
        .sum();
  }

  /** On how many launches and observations the figures rest, and how they were measured. */
  static Optional<String> basis(ReportDigest digest) {
    List<CellFigures> cells = digest.analysis().cells();
    Set<String> methods =
        cells.stream().map(cell -> MethodText.brief(cell.settings())).collect(Collectors.toSet());
    return cells.isEmpty()
        ? Optional.empty()
        : Optional.of(
            basis(cells)
                + (methods.size() == 1 ? ", " + methods.iterator().next() : "")
                + (digest.commonLevels().isEmpty() ? "" : ", " + digest.commonLevels())
                + clockError(cells).map(error -> ", " + error).orElse("")
                + invalid(cells)
                + tail(cells).map(note -> "; " + note).orElse(""));
  }
}
