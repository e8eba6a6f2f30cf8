package org.tutti.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.diagnostics.Counted;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/**
 * The tables of a report as it is first read: of each operation its medians with their intervals,
 * or its variants beside each other. What all tables have in common is said once: their head, if
 * they follow each other, and how they were measured, below the last one.
 */
final class BriefTables {
  private static final String INDENT = "  ";
  private static final int MAX_MISSING = 3;

  private final ReportView view;
  private final PageStyle style;
  private final List<List<CellFigures>> groups;
  private final boolean measuredAlike;

  private BriefTables(ReportView view) {
    this.view = view;
    this.style = view.style();
    this.groups = CellTable.groups(view);
    this.measuredAlike =
        view.analysis().cells().stream()
                .map(cell -> MethodText.brief(cell.settings()))
                .distinct()
                .count()
            < 2;
  }

  /** The lines of all tables; empty if there is no cell. */
  static List<String> lines(ReportView view) {
    return new BriefTables(view).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<String> head = List.of();
    for (int next = 0; next < groups.size(); ) {
      List<List<ReportColumn>> alike = alike(next);
      List<ReportColumn> together = together(alike);
      List<List<String>> rows = ReportColumn.rows(together, style.width() - INDENT.length());
      int row = 1;
      for (List<ReportColumn> table : alike) {
        lines.add("");
        lines.addAll(title(groups.get(next), table));
        boolean isRepeated = row > 1 || rows.get(0).equals(head);
        if (!isRepeated) {
          rows.get(0).forEach(line -> lines.add(INDENT + line));
        }
        for (int of = 0; of < table.get(0).cells().size(); of++) {
          rows.get(row++).forEach(line -> lines.add(INDENT + line));
        }
        next++;
      }
      head = rows.get(0);
    }
    return lines;
  }

  /** The columns of a table and of those after it that have the same head. */
  private List<List<ReportColumn>> alike(int first) {
    List<List<ReportColumn>> alike = new ArrayList<>();
    for (int next = first; next < groups.size(); next++) {
      List<ReportColumn> columns =
          BriefColumns.of(groups.get(next), view, style.width() - INDENT.length());
      if (!alike.isEmpty() && !headings(alike.get(0)).equals(headings(columns))) {
        return alike;
      }
      alike.add(columns);
    }
    return alike;
  }

  private static List<String> headings(List<ReportColumn> columns) {
    return columns.stream().map(ReportColumn::heading).toList();
  }

  private static List<ReportColumn> together(List<List<ReportColumn>> tables) {
    List<ReportColumn> together = tables.get(0);
    for (List<ReportColumn> table : tables.subList(1, tables.size())) {
      List<ReportColumn> longer = new ArrayList<>();
      for (int column = 0; column < table.size(); column++) {
        longer.add(together.get(column).followedBy(table.get(column)));
      }
      together = longer;
    }
    return together;
  }

  private List<String> title(List<CellFigures> cells, List<ReportColumn> columns) {
    String brief = measuredAlike ? "" : MethodText.brief(cells.get(0).settings());
    List<String> lines =
        new ArrayList<>(
            WrappedText.spread(CellTable.name(cells, view.names()), brief, style.width()));
    String meaning =
        headings(columns).contains(CellFigure.RATE.title())
            ? FigureMeaning.of(cells)
            : FigureMeaning.ofTimes(cells);
    Map<String, String> common = CellColumns.common(cells);
    String parameters = common.isEmpty() ? "" : CellTable.parameters(common);
    for (String text : List.of(meaning, parameters)) {
      if (!text.isEmpty()) {
        lines.addAll(WrappedText.lines(INDENT, INDENT, text, style.width()));
      }
    }
    return lines;
  }

  /** Which cells have no figure in some launches: a line for each reason, with the first cells. */
  static List<String> missing(ReportView view) {
    Map<String, List<String>> cells = new LinkedHashMap<>();
    for (UnmeasuredCell missing : view.analysis().unmeasured()) {
      cells
          .computeIfAbsent(missing.words(measured(view, missing)), words -> new ArrayList<>())
          .add(view.name(missing.cell()));
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
          lines.addAll(WrappedText.lines("", INDENT, text, view.style().width()));
        });
    return lines;
  }

  private static int measured(ReportView view, UnmeasuredCell missing) {
    return view.analysis().cells().stream()
        .filter(cell -> cell.key().equals(missing.cell().key()))
        .filter(cell -> cell.treatment().equals(missing.cell().treatment()))
        .mapToInt(cell -> cell.launches().size())
        .sum();
  }

  /** On how many launches and observations the figures rest, and how they were measured. */
  static Optional<String> basis(ReportView view) {
    List<CellFigures> cells = view.analysis().cells();
    Set<String> methods =
        cells.stream().map(cell -> MethodText.brief(cell.settings())).collect(Collectors.toSet());
    return cells.isEmpty()
        ? Optional.empty()
        : Optional.of(
            CellNotes.basis(cells)
                + (methods.size() == 1 ? ", " + methods.iterator().next() : "")
                + (view.commonLevels().isEmpty() ? "" : ", " + view.commonLevels())
                + CellNotes.clockError(cells).map(error -> ", " + error).orElse("")
                + CellNotes.invalid(cells)
                + CellNotes.tail(cells).map(note -> "; " + note).orElse(""));
  }
}
