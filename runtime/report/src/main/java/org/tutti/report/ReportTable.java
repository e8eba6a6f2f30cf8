package org.tutti.report;

import java.util.List;
import org.tutti.analysis.CellFigures;

/**
 * The table of an operation.
 *
 * @param operation such as {@code ALLREDUCE}
 * @param name of the class of its benchmarks, or of the only benchmark
 * @param method how it was measured, in brief
 * @param settings how it was measured, in full
 * @param cells its rows
 * @param columns every column that has a figure
 */
public record ReportTable(
    String operation,
    String name,
    String method,
    String settings,
    List<CellFigures> cells,
    List<ReportColumn> columns) {

  static ReportTable of(List<CellFigures> cells, ReportView view) {
    String benchmark = cells.get(0).key().benchmark();
    return new ReportTable(
        cells.get(0).key().operation(),
        CellColumns.variants(cells)
            ? view.names().ofClass(benchmark)
            : view.names().ofBenchmark(benchmark),
        MethodText.brief(cells.get(0).settings()),
        MethodText.full(cells.get(0).settings()),
        cells,
        CellColumns.of(cells, view).stream().filter(ReportColumn::isTold).toList());
  }
}
