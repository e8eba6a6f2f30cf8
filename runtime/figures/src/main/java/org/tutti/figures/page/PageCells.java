package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.MergedFinding;
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
  /** With 6 pictures each, some 100 kB. */
  static final int MOST = 12;

  /** So few cells of one size, which no picture over sizes shows, are unfolded. */
  private static final int MOST_UNFOLDED = 4;

  /** A cell with its pictures, unfolded or not. */
  record DrawnCell(String name, boolean open, List<PageFigure> figures) {}

  private PageCells() {}

  static List<DrawnCell> of(ReportDigest digest, String id) {
    Set<CellFigures> chosen = chosen(digest);
    boolean open = areUnfolded(digest.analysis().cells());
    List<DrawnCell> drawn = new ArrayList<>();
    for (CellObservations cell : digest.analysis().samples()) {
      if (chosen.contains(cell.figures())) {
        drawn.add(drawn(digest, cell, open, id + "x" + drawn.size()));
      }
    }
    return drawn;
  }

  private static boolean areUnfolded(List<CellFigures> cells) {
    return cells.size() <= MOST_UNFOLDED
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
      if (chosen.size() < MOST) {
        chosen.add(cell);
      }
    }
    return chosen;
  }

  private static DrawnCell drawn(
      ReportDigest digest, CellObservations cell, boolean open, String id) {
    String name = digest.name(cell.figures());
    CellView view = new CellView(name, cell);
    List<PageFigure> figures = new ArrayList<>();
    for (Picture<CellView> picture : Pictures.OF_CELL) {
      for (Drawing drawing : picture.of(view)) {
        figures.add(
            PageFigure.of(
                new Drawing(picture.title(), drawing.plot(), drawing.caption()),
                id + picture.name()));
      }
    }
    return new DrawnCell(name, open, figures);
  }
}
