package org.tutti.figures.page;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.Pictures;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.report.cell.ReportDigest;

/**
 * The cells that the page draws: first those with findings, the worst first, then in the order of
 * the tables. The others are drawn on request.
 */
final class PageCells {
  /** The picture of a cell that says most. */
  static final Picture<CellView> PICTURE = Pictures.OF_CELL.get(0);

  private static final int MAX = 4;

  private PageCells() {}

  static List<Drawing> drawings(ReportDigest digest) {
    List<CellFigures> cells = digest.analysis().cells();
    Set<CellFigures> chosen =
        Stream.concat(
                digest.analysis().findings().stream().map(finding -> finding.cells().get(0)),
                cells.stream())
            .distinct()
            .limit(MAX)
            .collect(Collectors.toCollection(HashSet::new));
    return digest.analysis().samples().stream()
        .filter(cell -> chosen.contains(cell.figures()))
        .map(cell -> new CellView(digest.name(cell.figures()), cell))
        .flatMap(view -> PICTURE.of(view).stream())
        .toList();
  }
}
