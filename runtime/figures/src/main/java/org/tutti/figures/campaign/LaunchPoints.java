package org.tutti.figures.campaign;

import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.report.cell.ReportDigest;

/**
 * The cells of which a picture has a point for each launch: all of them, or every second, third,
 * and so on, if there are so many that they would make the page large.
 */
public final class LaunchPoints {
  private static final int MAX = 2000;

  /** The number of points that are drawn if there are more than {@link #MAX}. */
  private static final int MAX_DRAWN = 1000;

  /** The number of launches from which on their median has an interval. */
  private static final int MIN_TELLING = 6;

  private LaunchPoints() {}

  /** Whether so many launches were made that how they lie says more than the table does. */
  public static boolean areTelling(ReportDigest campaign) {
    return campaign.analysis().cells().stream()
        .anyMatch(cell -> cell.launches().size() >= MIN_TELLING);
  }

  /** 1 if the launches of all cells are drawn. */
  public static int every(List<CellFigures> cells) {
    int points = cells.stream().mapToInt(cell -> cell.launches().size()).sum();
    return points <= MAX ? 1 : (points + MAX_DRAWN - 1) / MAX_DRAWN;
  }

  /** What the caption says of it, after another sentence. */
  public static String caption(int every) {
    return every == 1 ? "" : String.format(Locale.ROOT, " Of one cell in %d only.", every);
  }
}
