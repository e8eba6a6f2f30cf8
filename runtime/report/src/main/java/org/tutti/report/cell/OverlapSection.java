package org.tutti.report.cell;

import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.overlap.OverlapFigures;

/** How much of nonblocking operations is hidden behind computation. */
public final class OverlapSection {
  private static final List<PlainColumn<OverlapFigures>> COLUMNS =
      List.of(
          PlainColumn.<OverlapFigures>name("operation", "operationName", OverlapFigures::name)
              .at(TableColumn.HIDDEN),
          value("pure", "pure", FigureUnit.NANOS, "", OverlapFigures::pure),
          value("work", "work", FigureUnit.NANOS, "", OverlapFigures::work),
          value("both", "overlapped", FigureUnit.NANOS, "", OverlapFigures::overlapped),
          value("left", "left", FigureUnit.NANOS, "", OverlapFigures::left),
          figure(
              "overlap",
              "share",
              FigureUnit.SHARE,
              "",
              overlap ->
                  ColumnEntry.of(OptionalDouble.of(overlap.share()), overlap.shareInterval())));

  private OverlapSection() {}

  /** The table; empty if no operation was measured by itself, with work, and overlapped. */
  public static ResultTable<OverlapFigures> table(List<CellFigures> cells) {
    return ResultTable.of(
        "overlaps",
        "Overlap: of the operation's time, what it does not add to the work's; as OSU",
        COLUMNS,
        overlap -> new RowPlace(overlap.cell().key(), overlap.cell().treatment()),
        OverlapFigures.of(cells));
  }
}
