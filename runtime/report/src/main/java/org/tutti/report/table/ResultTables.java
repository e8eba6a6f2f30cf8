package org.tutti.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.tutti.analysis.column.ResultTable;
import org.tutti.records.json.JsonObject;
import org.tutti.report.layout.PageStyle;

/**
 * What a command found: tables with what is said before and behind them. Text, CSV, JSON, and HTML
 * are made from it.
 *
 * @param kind of the document of JSON, such as {@code comparison}
 * @param facts what holds for all tables, for programs
 * @param before what readers see first, as lines of a page
 * @param tables in order
 * @param after what readers see last
 * @param names of the benchmarks
 */
public record ResultTables(
    String kind,
    JsonObject facts,
    Function<PageStyle, List<String>> before,
    List<ResultTable<?>> tables,
    Function<PageStyle, List<String>> after,
    ShortNames names) {
  public ResultTables {
    tables = List.copyOf(tables);
  }

  /** The tables that have rows for readers. */
  public List<TableParts> texts() {
    return tables.stream().map(this::text).flatMap(Optional::stream).toList();
  }

  private <R> Optional<TableParts> text(ResultTable<R> table) {
    return TableParts.of(table, names);
  }

  /** The lines of a page, none wider than it, as far as names permit. */
  public List<String> lines(PageStyle style) {
    List<String> lines = new ArrayList<>(before.apply(style));
    texts().forEach(text -> lines.addAll(text.lines(style)));
    lines.addAll(after.apply(style));
    return style.fit(lines);
  }
}
