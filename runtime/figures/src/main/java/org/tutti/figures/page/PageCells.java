package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.diagnostics.Counted;
import org.tutti.figures.Pictures;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.report.ReportDigest;

/**
 * The pictures of cells. Not of every cell if there are many, so that a page stays small enough to
 * open: first of those with findings, the worst first, then in the order of the tables.
 */
final class PageCells {
  /** The largest number of cells with pictures: 6 pictures each are some 100 kB. */
  private static final int MAX = 12;

  /** The one that all cells show, so that they can be compared. */
  private static final Picture<CellView> OVERVIEW = Pictures.OF_CELL.get(0);

  /** So few cells of one size, which no picture over sizes shows, are unfolded. */
  private static final int MAX_UNFOLDED = 4;

  /** A cell with its further pictures, unfolded or not. */
  record DrawnCell(String name, boolean open, List<PageFigure> figures) {}

  private PageCells() {}

  /** The first picture of each chosen cell, beside each other. */
  static PageSection overview(ReportDigest digest, String id) {
    List<Drawing> drawings = new ArrayList<>();
    views(digest).forEach(view -> drawings.addAll(OVERVIEW.of(view)));
    return PageSection.of(id + "-cells", "Cells", drawings, undrawn(digest));
  }

  /** The further pictures of each chosen cell. */
  static List<DrawnCell> of(ReportDigest digest, String id) {
    boolean open = areUnfolded(digest.analysis().cells());
    List<DrawnCell> drawn = new ArrayList<>();
    for (CellView view : views(digest)) {
      drawn.add(drawn(view, open, id + "x" + drawn.size()));
    }
    return drawn;
  }

  /** How many cells have no pictures on the page; empty if all have. */
  private static Optional<String> undrawn(ReportDigest digest) {
    int more = digest.analysis().cells().size() - MAX;
    return more <= 0
        ? Optional.empty()
        : Optional.of(
            Counted.have(more, "further cell")
                + " no pictures here, to keep the page small; 'export "
                + digest.analysis().contents().directory().path()
                + " --picture violin --of CELL' draws them.");
  }

  private static List<CellView> views(ReportDigest digest) {
    Set<CellFigures> chosen = chosen(digest);
    return digest.analysis().samples().stream()
        .filter(cell -> chosen.contains(cell.figures()))
        .map(cell -> new CellView(digest.name(cell.figures()), cell))
        .toList();
  }

  private static boolean areUnfolded(List<CellFigures> cells) {
    return cells.size() <= MAX_UNFOLDED
        && cells.stream().map(cell -> cell.key().msize()).distinct().count() == 1;
  }

  private static Set<CellFigures> chosen(ReportDigest digest) {
    List<CellFigures> byNeed = new ArrayList<>();
    for (MergedFinding finding : digest.analysis().findings()) {
      byNeed.add(finding.cells().get(0));
    }
    byNeed.addAll(digest.analysis().cells());
    Set<CellFigures> chosen = new HashSet<>();
    for (CellFigures cell : byNeed) {
      if (chosen.size() < MAX) {
        chosen.add(cell);
      }
    }
    return chosen;
  }

  private static DrawnCell drawn(CellView view, boolean open, String id) {
    List<PageFigure> figures = new ArrayList<>();
    for (Picture<CellView> picture : Pictures.OF_CELL) {
      for (Drawing drawing :
          picture == OVERVIEW || !picture.isTelling(view) ? List.<Drawing>of() : picture.of(view)) {
        figures.add(
            PageFigure.of(
                new Drawing(picture.title(), drawing.plot(), drawing.caption()),
                id + picture.name(),
                true));
      }
    }
    return new DrawnCell(view.heading(), open, figures);
  }
}
