package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.cell.ArrivalSection;
import org.tutti.report.cell.BenchmarkCounterSection;
import org.tutti.report.cell.CellNotes;
import org.tutti.report.cell.CellTables;
import org.tutti.report.cell.OverlapSection;
import org.tutti.report.cell.OverviewSection;
import org.tutti.report.cell.PhaseSection;
import org.tutti.report.cell.ReportView;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.TableParts;

/**
 * The report as plain text: whether it may be trusted, the answer, the tables, what else is to be
 * known, and where the rest is.
 */
public final class ReportText {
  private static final String LEGEND =
      "Median: median over launches of the launch medians after Tukey's filter; its interval is"
          + " rank-based (6 or more launches). p95, p99: median over launches of the quantiles"
          + " of all valid observations, outliers included, if 5 or more lie beyond. Max: largest"
          + " valid observation."
          + " Mean: mean over launches of the launch means; mean and min exclude outliers. ?:"
          + " not enough evidence.";

  private static final String CLOCK_LEGEND =
      "Clock error: the error of the global clock is below this with 99 % probability; clock bound:"
          + " it cannot be larger, since no message arrives before it is sent; both of the worst"
          + " launch. Start error: how far from the planned time the worst rank started, median and"
          + " p95.";

  /** Tables of more lines are not read at once: an overview takes their place. */
  private static final int MAX_LINES = 30;

  private final ReportView view;
  private final PageStyle style;

  private ReportText(ReportView view) {
    this.view = view;
    this.style = view.style();
  }

  /** The lines of the report, none wider than the page. */
  public static List<String> lines(CampaignAnalysis analysis, PageStyle style) {
    return new ReportText(ReportView.of(analysis, style)).lines();
  }

  private List<String> lines() {
    CampaignAnalysis analysis = view.analysis();
    ReportFrame frame = new ReportFrame(analysis, style);
    List<String> lines = new ArrayList<>(frame.head());
    List<String> answer = view.answer(style.width());
    if (style.verbose() && !answer.isEmpty()) {
      lines.add("");
    }
    lines.addAll(answer);
    List<String> overview = OverviewSection.lines(view);
    if (style.verbose()) {
      lines.addAll(overview);
      lines.addAll(CellTables.full(view));
    } else {
      List<String> tables = CellTables.brief(view);
      lines.addAll(overview.isEmpty() || tables.size() <= MAX_LINES ? tables : overview);
    }
    List.of(OverlapSection.table(analysis.cells()), ArrivalSection.table(analysis.cells()))
        .forEach(
            table ->
                TableParts.of(table, view.names())
                    .ifPresent(parts -> lines.addAll(parts.lines(style))));
    lines.addAll(PhaseSection.lines(view));
    ReportSection.added()
        .forEach(section -> lines.addAll(section.lines(analysis, view.names(), style)));
    lines.addAll(BenchmarkCounterSection.lines(view));
    if (style.verbose()) {
      legends(lines);
    } else {
      lines.addAll(CellNotes.missing(view));
      CellNotes.basis(view)
          .ifPresent(basis -> lines.addAll(WrappedText.lines("", "  ", basis, style.width())));
    }
    lines.addAll(frame.foot());
    return style.fit(lines);
  }

  private void legends(List<String> lines) {
    lines.add("");
    if (!view.analysis().cells().isEmpty()) {
      lines.addAll(WrappedText.paragraph(LEGEND, style.width()));
    }
    if (view.analysis().cells().stream()
        .anyMatch(cell -> cell.global().uncertainty().isPresent())) {
      lines.addAll(WrappedText.paragraph(CLOCK_LEGEND, style.width()));
    }
  }
}
