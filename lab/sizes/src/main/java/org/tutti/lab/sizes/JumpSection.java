package org.tutti.lab.sizes;

import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.optional;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.diagnostics.Counted;
import org.tutti.records.json.JsonObject;
import org.tutti.report.ReportSection;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ShortNames;
import org.tutti.report.table.TableParts;

/** Where times jump over the message size, in a campaign whose sizes are adaptive. */
public final class JumpSection implements ReportSection {
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

  /** Empty if the sizes of the campaign are not adaptive. */
  @Override
  public List<String> lines(CampaignAnalysis analysis, ShortNames names, PageStyle style) {
    List<String> lines = new ArrayList<>();
    SizeRefinement.of(analysis)
        .ifPresent(
            found -> {
              lines.addAll(lines(found, names, style));
              if (!found.next().isEmpty() || !analysis.contents().unfinished().isEmpty()) {
                lines.addAll(
                    WrappedText.paragraph(
                        "The refinement is not finished; run --results continues it.",
                        style.width()));
              }
            });
    return lines;
  }

  @Override
  public Map<String, JsonObject> items(CampaignAnalysis analysis) {
    return SizeRefinement.of(analysis)
        .map(found -> Map.of("sizeRefinement", RefinementJson.of(found)))
        .orElse(Map.of());
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

  private static List<String> lines(SizeRefinement refinement, ShortNames names, PageStyle style) {
    Optional<TableParts> table = TableParts.of(table(refinement), names);
    if (table.isPresent()) {
      return table.get().lines(style);
    }
    List<String> none = new ArrayList<>(List.of(""));
    none.addAll(WrappedText.paragraph(heading(refinement, true), style.width()));
    return none;
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
