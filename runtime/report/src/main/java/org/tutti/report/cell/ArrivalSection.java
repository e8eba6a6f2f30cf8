package org.tutti.report.cell;

import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.arrival.ArrivalFigures;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;

/** When each rank arrived, and how long it waited, in cells with an arrival pattern. */
public final class ArrivalSection {
  /** The ranks of a cell that readers see: those that wait longest. */
  private static final int MAX_RANKS = 8;

  private static final List<PlainColumn<ArrivalFigures>> COLUMNS =
      List.of(
          number("rank", "rank", ArrivalFigures::rank),
          value(
              "planned",
              "planned",
              FigureUnit.NANOS,
              "by how much later than the first rank it was to arrive",
              ArrivalFigures::planned),
          value(
              "offset",
              "offset",
              FigureUnit.NANOS,
              "by how much later than planned for the first rank it arrived",
              ArrivalFigures::offset),
          value(
              "waits",
              "waiting",
              FigureUnit.NANOS,
              "from its arrival to the last one, or to its own exit if that is earlier",
              ArrivalFigures::waiting));

  private ArrivalSection() {}

  /** The table; empty if no cell was measured with a pattern. */
  public static ResultTable<ArrivalFigures> table(List<CellFigures> cells) {
    List<ArrivalFigures> all = ArrivalFigures.of(cells);
    return ResultTable.of(
            "arrivals",
            "Arrivals: when each rank comes and how long it waits for the last (at most "
                + MAX_RANKS
                + " ranks of a cell, those that wait longest)",
            COLUMNS,
            arrival -> new RowPlace(arrival.cell().key(), arrival.cell().treatment()),
            all)
        .showing(shown(all));
  }

  private static List<ArrivalFigures> shown(List<ArrivalFigures> all) {
    Map<CellFigures, List<ArrivalFigures>> cells = new IdentityHashMap<>();
    all.forEach(one -> cells.computeIfAbsent(one.cell(), any -> new ArrayList<>()).add(one));
    cells.replaceAll(
        (cell, ranks) ->
            ranks.stream()
                .sorted(Comparator.comparingDouble(ArrivalFigures::waiting).reversed())
                .limit(MAX_RANKS)
                .toList());
    return all.stream()
        .filter(one -> cells.get(one.cell()).stream().anyMatch(shown -> shown == one))
        .toList();
  }
}
