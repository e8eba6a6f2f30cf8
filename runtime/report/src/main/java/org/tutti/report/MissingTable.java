package org.tutti.report;

import java.util.List;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.records.campaign.Treatment;

/** The cells that one side of a comparison should have measured and has not, for programs. */
public final class MissingTable {
  private static final List<PlainColumn<MissingCell>> COLUMNS =
      List.of(PlainColumn.words("reason", "reason", "why there is no figure", MissingCell::reason));

  private MissingTable() {}

  /** The table; readers see {@link MissingText}. */
  public static ResultTable<MissingCell> of(List<MissingCell> missing) {
    return ResultTable.of(
            "missing",
            "",
            COLUMNS,
            cell -> new RowPlace(cell.key(), new Treatment(cell.levels())),
            missing)
        .showing(List.of());
  }
}
