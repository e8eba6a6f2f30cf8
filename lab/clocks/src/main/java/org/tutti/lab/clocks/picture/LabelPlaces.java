package org.tutti.lab.clocks.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.PlotData;

/**
 * Where labels of points stand on logarithmic axes: as near to their points as they can without
 * covering a point or another label. Widths are those of wide fonts, since a drawing does not know
 * with which font it will be read.
 */
final class LabelPlaces {
  static final double PLOT_WIDTH = 720;
  static final double PLOT_HEIGHT = 440;

  /** The size property of a text: half of its height in pixels. */
  static final double TEXT_SIZE = 5;

  /** What a plot has at its left, and below, for its axes. */
  private static final double AXES = 65;

  private static final double CHARACTER = 6.3;
  private static final double LINE = 12;
  private static final double POINT = 9;
  private static final double GAP = 2;

  /** The distance from one ring of tried places to the next. */
  private static final double STEP = 8;

  private static final int DIRECTIONS = 16;

  private final LogarithmicExtent across;
  private final LogarithmicExtent up;
  private final List<LabelBox> points = new ArrayList<>();
  private final Map<List<Object>, LabelBox> labels = new HashMap<>();

  /**
   * Labels of all points of a plot.
   *
   * @param all points, each with its two places and the text of its label; the first ones have the
   *     first choice
   * @param lines heights that the plot contains as well
   */
  LabelPlaces(List<PlotData> all, double... lines) {
    List<List<Object>> rows = new ArrayList<>();
    for (PlotData data : all) {
      for (int row = 0; row < data.size(); row++) {
        rows.add(data.row(row));
      }
    }
    across = LogarithmicExtent.around(logarithms(rows, 0), PLOT_WIDTH - AXES);
    DoubleSummaryStatistics heights = logarithms(rows, 1);
    Arrays.stream(lines).map(Math::log).forEach(heights::accept);
    up = LogarithmicExtent.around(heights, PLOT_HEIGHT - AXES);
    rows.forEach(row -> points.add(point(row)));
    rows.forEach(row -> labels.put(row, place(point(row), row.get(2).toString())));
  }

  private static DoubleSummaryStatistics logarithms(List<List<Object>> rows, int column) {
    return rows.stream().mapToDouble(row -> Math.log((Double) row.get(column))).summaryStatistics();
  }

  Axis across(String name) {
    return across.axis(name);
  }

  Axis up(String name) {
    return up.axis(name);
  }

  /** What the label of a point covers. */
  LabelBox box(List<Object> point) {
    return labels.get(point);
  }

  /** The centers of the labels of some of the points, as {@code x}, {@code y}, {@code label}. */
  PlotData labels(PlotData some) {
    PlotData centers = PlotData.of("x", "y", "label");
    for (int row = 0; row < some.size(); row++) {
      LabelBox label = box(some.row(row));
      centers.add(across.value(label.x()), up.value(label.y()), some.row(row).get(2));
    }
    return centers;
  }

  /** Lines from points to labels that do not stand beside them. */
  PlotData leaders(PlotData some) {
    PlotData lines = PlotData.of("x", "y", "toX", "toY");
    for (int row = 0; row < some.size(); row++) {
      LabelBox point = point(some.row(row));
      LabelBox label = box(some.row(row));
      double x = label.nearestX(point.x());
      double y = label.nearestY(point.y());
      if (Math.hypot(x - point.x(), y - point.y()) > POINT) {
        lines.add(across.value(point.x()), up.value(point.y()), across.value(x), up.value(y));
      }
    }
    return lines;
  }

  private LabelBox point(List<Object> row) {
    return new LabelBox(
        across.pixel((Double) row.get(0)), up.pixel((Double) row.get(1)), POINT, POINT);
  }

  /** The first free place on rings around the point; above it if there is none at all. */
  private LabelBox place(LabelBox point, String text) {
    LabelBox label = new LabelBox(0, 0, CHARACTER * text.length(), LINE);
    double besideX = (label.width() + POINT) / 2 + GAP;
    double besideY = (LINE + POINT) / 2 + GAP;
    for (double ring = 0; ring < PLOT_WIDTH; ring += STEP) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        // Above, then clockwise.
        double angle = 2 * Math.PI * direction / DIRECTIONS;
        LabelBox tried =
            label.at(
                point.x() + (besideX + ring) * Math.sin(angle),
                point.y() + (besideY + ring) * Math.cos(angle));
        if (isFree(tried)) {
          return tried;
        }
      }
    }
    return label.at(point.x(), point.y() + besideY);
  }

  private boolean isFree(LabelBox tried) {
    return tried.isWithin(across.first(), across.last(), up.first(), up.last())
        && points.stream().noneMatch(tried::overlaps)
        && labels.values().stream().noneMatch(tried::overlaps);
  }
}
