package org.tutti.report;

import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.optional;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.curve.MeasuredJump;
import org.tutti.analysis.curve.SizeRefinement;
import org.tutti.diagnostics.Counted;
import org.tutti.report.layout.WrappedText;

/** Where times jump over the message size, in a campaign whose sizes are adaptive. */
public final class JumpSection {
  static final List<PlainColumn<MeasuredJump>> COLUMNS =
      List.of(
          value("after", "after", FigureUnit.BYTES, "", jump -> jump.jump().after()),
          value("up to", "upTo", FigureUnit.BYTES, "", jump -> jump.jump().upTo()),
          figure(
              "height",
              "height",
              FigureUnit.CHANGE,
              "what the time grows beyond the slope beside it, relative to the time before",
              jump -> ColumnEntry.of(Optional.of(jump.jump().height()))),
          value(
                  "first",
                  "first",
                  FigureUnit.CHANGE,
                  "its median in the stage that found it",
                  (MeasuredJump jump) -> jump.jump().first())
              .at(TableColumn.REST),
          optional(
              "again",
              "again",
              FigureUnit.CHANGE,
              "its median in later stages",
              jump -> jump.jump().again()));

  private JumpSection() {}

  /** Empty if the sizes of the campaign are not adaptive. */
  static List<String> lines(ReportView view) {
    return SizeRefinement.of(view.analysis()).map(found -> lines(found, view)).orElse(List.of());
  }

  /** The jumps; what stands above them says how they were found. */
  public static ResultTable<MeasuredJump> table(SizeRefinement refinement) {
    return ResultTable.of(
        "jumps",
        heading(refinement, false),
        COLUMNS,
        jump -> new RowPlace(jump.key(), jump.treatment()),
        refinement.jumps());
  }

  private static List<String> lines(SizeRefinement refinement, ReportView view) {
    int width = view.style().width();
    List<String> lines = new ArrayList<>();
    TableText.of(table(refinement), view.names())
        .ifPresentOrElse(
            table -> lines.addAll(table.lines(view.style())),
            () -> {
              lines.add("");
              lines.addAll(WrappedText.paragraph(heading(refinement, true), width));
            });
    int missing = refinement.next().size();
    if (missing > 0 || !view.analysis().contents().unfinished().isEmpty()) {
      lines.addAll(
          WrappedText.paragraph(
              "The refinement is not finished; run --results continues it.", width));
    }
    return lines;
  }

  private static String heading(SizeRefinement refinement, boolean none) {
    int stages = refinement.sizes().stages().size();
    String effort =
        Counted.of(refinement.sizes().all().size(), "size") + ", " + Counted.of(stages, "stage");
    String threshold = Figures.percent(refinement.sizes().rule().threshold()) + " %";
    return none
        ? "No jump of the time over the message size exceeds " + threshold + " (" + effort + ")."
        : "Jumps of the time over the message size by more than " + threshold + " (" + effort + ")";
  }
}
