package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonFamily;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.compare.Verdict;
import org.tutti.diagnostics.Counted;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.CellKey;
import org.tutti.report.cell.MethodText;
import org.tutti.report.comparison.AnswerText;
import org.tutti.report.comparison.ComparisonColumns;
import org.tutti.report.comparison.ComparisonColumns.LaunchRow;
import org.tutti.report.comparison.ComparisonColumns.ModesRow;
import org.tutti.report.comparison.ComparisonColumns.SideRow;
import org.tutti.report.comparison.MissingText;
import org.tutti.report.comparison.VerdictText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.remark.Remark;
import org.tutti.report.remark.Remarks;
import org.tutti.report.remark.TrustLines;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ResultTables;
import org.tutti.report.table.ShortNames;

/** Comparisons of one side, A, with one or several others. */
public final class ComparisonText {
  /** Steps that move the ends of an interval by less are not seen in it. */
  private static final double VISIBLE = 1.003;

  /** The others are shown in full. */
  private static final int MAX_NOTES = 4;

  private static final String RATIO =
      "B/A is the median of the ratios between launches or, if they are paired, of the geometric"
          + " means of the ratios of two blocks. When launches vary as much as here, it differs from B divided by A.";

  private static final String STEPS =
      "Times are multiples of the clock step. The intervals allow for half a step of A and of B;"
          + " observations of several calls (--batch) reduce the effect.";

  private static final String UNDECIDED =
      "undecided (+n): n more launches of each side would be enough.";

  private static final String ELSE_UNDECIDED =
      " +n to +m: in 80 of 100 such campaigns. far more: over ten times as many. undecidable: no"
          + " number of launches would be enough.";

  private ComparisonText() {}

  /** Whether a side may be trusted; {@code name} begins the line. */
  public static List<String> trust(String name, CampaignAnalysis analysis, PageStyle style) {
    List<Remark> remarks = Remarks.of(analysis, ShortNames.of(analysis));
    return TrustLines.of(name, analysis, remarks, style);
  }

  /**
   * The answer, the tables, how it was compared, and notes.
   *
   * @param comparisons with the same A, judged together; at least one
   */
  public static List<String> lines(List<CampaignComparison> comparisons, PageStyle style) {
    return tables(comparisons).lines(style);
  }

  /**
   * The tables of comparisons.
   *
   * @param comparisons with the same A, judged together; at least one
   */
  public static ResultTables tables(List<CampaignComparison> comparisons) {
    CampaignComparison first = comparisons.get(0);
    List<SideRow> rows = new ArrayList<>();
    for (CampaignComparison comparison : comparisons) {
      comparison.cells().forEach(cell -> rows.add(new SideRow(comparison.b(), cell)));
    }
    List<MissingCell> missing =
        comparisons.stream().flatMap(comparison -> comparison.missing().stream()).toList();
    return new ResultTables(
        "comparison",
        new JsonObject()
            .put("a", first.a())
            .put("method", first.method().name())
            .put("alternative", first.options().alternative().name())
            .put("correction", first.options().correction().name())
            .put("margin", first.options().margin())
            .put("significance", first.options().significance())
            .put("notes", notes(comparisons)),
        style -> before(comparisons, style),
        List.of(
            cells(rows, comparisons.size() > 1),
            ResultTable.of(
                "modes",
                "Launches have two modes. B/A, its interval, and P(B > A) hold within modes for:",
                ComparisonColumns.MODES,
                modes -> modes.row().place(),
                rows.stream().flatMap(ComparisonText::modes).toList()),
            ResultTable.of(
                    "launches",
                    "",
                    ComparisonColumns.LAUNCHES,
                    launch -> launch.row().place(),
                    rows.stream().flatMap(ComparisonText::launches).toList())
                .showing(List.of()),
            MissingText.table(missing)),
        style -> after(comparisons, style),
        new ShortNames(rows.stream().map(row -> benchmark(row.pair().key())).toList()));
  }

  /** In a line, how much the figures of both sides rest on, and how they were measured. */
  public static String measured(CampaignComparison comparison) {
    return "Measured: A: "
        + MethodText.measured(
            comparison.cells().stream().map(cell -> cell.pair().figuresOfA()).toList())
        + "; B: "
        + MethodText.measured(
            comparison.cells().stream().map(cell -> cell.pair().figuresOfB()).toList())
        + ".";
  }

  /** The table of all cells; which side is B is said where there are several. */
  private static ResultTable<SideRow> cells(List<SideRow> rows, boolean severalSides) {
    List<PlainColumn<SideRow>> columns = new ArrayList<>(ComparisonColumns.CELLS);
    columns.add(0, severalSides ? ComparisonColumns.B : ComparisonColumns.B.at(TableColumn.HIDDEN));
    return ResultTable.of("cells", "", columns, SideRow::place, rows);
  }

  /** The table of cells that are compared within a campaign. */
  public static ResultTable<?> cells(List<CellComparison> comparisons) {
    return ResultTable.of(
        "cells",
        "",
        ComparisonColumns.CELLS,
        SideRow::place,
        comparisons.stream().map(cell -> new SideRow("", cell)).toList());
  }

  private static String benchmark(CellKey key) {
    return key.operation().isEmpty() ? key.benchmark() + ".*" : key.benchmark();
  }

  private static Stream<ModesRow> modes(SideRow row) {
    return row.cell().modes().stream().map(modes -> new ModesRow(row, modes));
  }

  private static Stream<LaunchRow> launches(SideRow row) {
    return IntStream.range(0, Math.max(row.pair().a().length, row.pair().b().length))
        .mapToObj(index -> new LaunchRow(row, index));
  }

  private static List<String> before(List<CampaignComparison> comparisons, PageStyle style) {
    List<String> lines = new ArrayList<>();
    lines.add("A: " + comparisons.get(0).a());
    if (comparisons.size() == 1) {
      lines.add("B: " + comparisons.get(0).b());
    }
    lines.add("");
    for (CampaignComparison comparison : comparisons) {
      String b = comparisons.size() == 1 ? "B" : comparison.b();
      lines.addAll(AnswerText.lines(comparison.cells(), any -> b + " against A", style.width()));
    }
    lines.addAll(missing(comparisons, style));
    return lines;
  }

  private static List<String> after(List<CampaignComparison> comparisons, PageStyle style) {
    List<CellComparison> cells =
        comparisons.stream().flatMap(comparison -> comparison.cells().stream()).toList();
    int width = style.width();
    List<String> lines = new ArrayList<>();
    lines.add("");
    if (!cells.isEmpty()) {
      String method = method(comparisons.get(0));
      String level = style.verbose() ? " " + level(comparisons.get(0).options()) : "";
      lines.addAll(WrappedText.paragraph(method + level, width));
    }
    if (cells.stream().anyMatch(cell -> cell.verdict() == Verdict.NOT_ENOUGH_EVIDENCE)) {
      lines.addAll(
          WrappedText.paragraph(style.verbose() ? UNDECIDED + ELSE_UNDECIDED : UNDECIDED, width));
    }
    if (!style.verbose() && cells.stream().anyMatch(ComparisonText::isUnlikeMedians)) {
      lines.addAll(WrappedText.paragraph(RATIO, width));
    }
    indecision(comparisons.get(0), cells)
        .ifPresent(text -> lines.addAll(WrappedText.paragraph(text, width)));
    if (style.verbose() && cells.stream().anyMatch(cell -> cell.pair().hiddenBySteps() > VISIBLE)) {
      lines.addAll(WrappedText.paragraph(STEPS, width));
    }
    lines.addAll(notes(comparisons, style));
    return lines;
  }

  private static List<String> missing(List<CampaignComparison> comparisons, PageStyle style) {
    List<String> lines = new ArrayList<>();
    for (CampaignComparison comparison : comparisons) {
      if (comparisons.size() > 1 && !comparison.missing().isEmpty()) {
        lines.add(comparison.b() + ":");
      }
      lines.addAll(MissingText.lines(comparison.missing(), style));
    }
    return lines;
  }

  private static List<String> notes(List<CampaignComparison> comparisons, PageStyle style) {
    List<String> notes = notes(comparisons);
    int shown = style.verbose() || notes.size() <= MAX_NOTES + 1 ? notes.size() : MAX_NOTES;
    List<String> lines = new ArrayList<>();
    for (String note : notes.subList(0, shown)) {
      lines.addAll(WrappedText.lines("Note: ", "  ", note, style.width()));
    }
    if (shown < notes.size()) {
      lines.add(Counted.of(notes.size() - shown, "more note") + ": compare ... --verbose");
    }
    return lines;
  }

  private static List<String> notes(List<CampaignComparison> comparisons) {
    return comparisons.stream()
        .flatMap(comparison -> comparison.notes().stream())
        .distinct()
        .toList();
  }

  private static String method(CampaignComparison comparison) {
    ComparisonOptions options = comparison.options();
    String cells = Counted.of(comparison.family().comparisons().size(), "cell");
    String alternative =
        switch (options.alternative()) {
          case TWO_SIDED -> "two-sided";
          case LESS -> "alternative: A takes less time than B";
          case GREATER -> "alternative: A takes more time than B";
        };
    return comparison.method().name()
        + ", "
        + alternative
        + "; p-values of "
        + (comparison.family().ofReport()
            ? cells + ", all that the report of the campaign compares,"
            : "the " + cells + " shown")
        + " corrected for each other by "
        + options.correction().name().toLowerCase(Locale.ROOT).replace('_', ' ')
        + ".";
  }

  private static String level(ComparisonOptions options) {
    return "Each interval has the level of its cell's corrected test, at least "
        + Figures.share(options.level(options.significance()))
        + ": without 1, B is slower or faster; within "
        + Figures.share(options.margin())
        + ", equivalent; an undecided cell says why not.";
  }

  /** Whether the quotient of the medians is none of the ratios that the test leaves possible. */
  private static boolean isUnlikeMedians(CellComparison cell) {
    double quotient = cell.pair().figuresOfB().median() / cell.pair().figuresOfA().median();
    return cell.ratio().filter(ratio -> !ratio.contains(quotient)).isPresent();
  }

  /** What so few launches could not say of any cell, however great the difference. */
  private static Optional<String> indecision(
      CampaignComparison comparison, List<CellComparison> cells) {
    if (!comparison.method().isDecidedByLaunches()) {
      return Optional.empty();
    }
    ComparisonFamily family = comparison.family();
    int least = comparison.method().leastLaunches(family.tests(), comparison.options());
    int launches = cells.stream().mapToInt(VerdictText::launches).min().orElse(least);
    return launches >= least
        ? Optional.empty()
        : Optional.of(
            Counted.of(launches, "launch")
                + " of each side cannot show any difference in "
                + (family.comparisons().size() == 1
                    ? "a cell"
                    : Counted.of(family.comparisons().size(), "cell"))
                + "; "
                + least
                + " can.");
  }
}
