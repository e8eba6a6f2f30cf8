package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.report.comparison.VerdictText;
import org.tutti.report.table.ColumnUnit;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/**
 * The columns of a table that is first read. What is compared stands beside each other, with the
 * ratio, its interval, and the verdict, as long as there are few variants and there is room; else
 * each variant has a row.
 */
final class BriefColumns {
  /** More variants are not found again between their ratios. */
  private static final int MAX_VARIANTS = 3;

  /** A longer name of a ratio is wider than its figures by too much. */
  private static final int LONGEST_RATIO = 20;

  private final List<CellFigures> cells;
  private final ReportDigest digest;
  private final Map<CellFigures, CellComparison> compared;
  private final List<PlaceRow> rows = new ArrayList<>();
  private final List<String> variants = new ArrayList<>();

  /** What is compared with each other, by the name of the variant. */
  private record PlaceRow(
      CellFigures first, Map<String, CellFigures> cells, Map<String, CellComparison> compared) {}

  private BriefColumns(List<CellFigures> cells, ReportDigest digest) {
    this.cells = cells;
    this.digest = digest;
    this.compared = digest.byCell();
  }

  /** The columns of a table of these cells in lines of so many characters. */
  static TextTable of(List<CellFigures> cells, ReportDigest digest, int width) {
    return new BriefColumns(cells, digest)
        .sideBySide(width)
        .orElseGet(
            () ->
                CellColumns.of(cells, digest, CellColumns.common(cells).keySet())
                    .upTo(TableColumn.WANTED)
                    .fitting(width));
  }

  private Optional<TextTable> sideBySide(int width) {
    if (!collect() || variants.size() < 2 || variants.size() > MAX_VARIANTS) {
      return Optional.empty();
    }
    List<TextColumn> columns = new ArrayList<>(names());
    variants.forEach(variant -> columns.add(medians(variant)));
    variants.subList(1, variants.size()).forEach(variant -> columns.addAll(comparison(variant)));
    TextTable told = new TextTable(columns.stream().filter(TextColumn::isTold).toList());
    return told.upTo(TableColumn.FIGURE).narrowest() <= width
        ? Optional.of(told.fitting(width))
        : Optional.empty();
  }

  /** Whether each cell is the baseline of others here, or compared with one of them. */
  private boolean collect() {
    Map<CellFigures, PlaceRow> byBaseline = new IdentityHashMap<>();
    Map<String, Boolean> baselines = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      CellComparison comparison = compared.get(cell);
      CellFigures baseline = comparison == null ? cell : comparison.pair().figuresOfA();
      if (cells.stream().noneMatch(other -> other == baseline)) {
        return false;
      }
      PlaceRow row =
          byBaseline.computeIfAbsent(
              baseline,
              first -> {
                PlaceRow added = new PlaceRow(first, new TreeMap<>(), new TreeMap<>());
                added.cells().put(variant(first), first);
                rows.add(added);
                return added;
              });
      if (comparison != null) {
        // Cells that differ in a parameter that the baseline has not need a row each.
        if (row.cells().put(variant(cell), cell) != null) {
          return false;
        }
        row.compared().put(variant(cell), comparison);
      }
      baselines.merge(variant(cell), comparison == null, Boolean::logicalAnd);
    }
    baselines.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .forEach(variant -> variants.add(variant.getKey()));
    return rows.stream().anyMatch(row -> !row.compared().isEmpty());
  }

  /** The level that is compared, or the method. */
  private String variant(CellFigures cell) {
    return digest.base().isPresent() ? digest.level(cell.treatment()) : CellColumns.variant(cell);
  }

  /** What tells rows apart. */
  private List<TextColumn> names() {
    List<CellFigures> firsts = rows.stream().map(PlaceRow::first).toList();
    List<TextColumn> columns = new ArrayList<>();
    for (TextColumn column :
        CellColumns.names(firsts, digest, CellColumns.common(cells).keySet())) {
      boolean isVariant =
          digest.base().isPresent()
              && cells.get(0).treatment().beside().containsKey(column.heading());
      boolean isAlike = column.cells().stream().distinct().count() == 1 && !columns.isEmpty();
      if (!isVariant && !(isAlike && firsts.size() > 1)) {
        columns.add(column);
      }
    }
    return columns;
  }

  private TextColumn medians(String variant) {
    ColumnUnit unit =
        ColumnUnit.ofTimes(
            rows.stream()
                .flatMap(row -> Stream.ofNullable(row.cells().get(variant)))
                .mapToDouble(CellFigures::median)
                .toArray());
    return TextColumn.right(
        rows,
        row ->
            Optional.ofNullable(row.cells().get(variant)).map(cell -> text(cell, unit)).orElse("-"),
        variant);
  }

  private static String text(CellFigures cell, ColumnUnit unit) {
    return cell.medianInterval()
        .map(interval -> unit.text(cell.median(), interval))
        .orElseGet(() -> unit.text(cell.median()));
  }

  private List<TextColumn> comparison(String variant) {
    String ratio = variant + "/" + variants.get(0);
    return List.of(
        TextColumn.right(
            rows,
            row -> of(row, variant).map(one -> Figures.shortRatio(one.estimate())).orElse("-"),
            ratio.length() <= LONGEST_RATIO ? ratio : "ratio"),
        TextColumn.whole(
                rows,
                row ->
                    of(row, variant)
                        .flatMap(CellComparison::ratio)
                        .map(Figures::ratios)
                        .orElse("-"),
                "interval")
            .at(TableColumn.WANTED),
        TextColumn.words(
            rows,
            row -> of(row, variant).map(CellComparison::verdict).map(VerdictText::word).orElse("-"),
            ""));
  }

  private static Optional<CellComparison> of(PlaceRow row, String variant) {
    return Optional.ofNullable(row.compared().get(variant));
  }
}
