package org.tutti.figures.campaign;

import java.util.List;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.plot.Axis;
import org.tutti.records.launch.MessageSize;

/** The axis of message sizes. */
final class SizeAxis {
  private static final double HALF = 0.5;
  private static final double APART = 1.05;

  /** Share of the axis between a point and those of its launches. */
  private static final double BESIDE = 0.018;

  private static final double MIN_SPAN = 3;

  private SizeAxis() {}

  /** Logarithmic, with a mark at each size that was measured. */
  static Axis of(List<CellFigures> cells) {
    return ofSizes(sizes(cells));
  }

  /** The same of sizes in order. */
  static Axis ofSizes(List<Long> measured) {
    List<Long> sizes = measured.stream().distinct().sorted().toList();
    return Axis.log("message size")
        .marks(
            sizes.stream().map(SizeAxis::place).toList(),
            sizes.stream().map(MessageSize::text).toList());
  }

  /** Where a launch stands: to the right of the point of its cell, so that both are seen. */
  static double beside(List<CellFigures> cells, double place) {
    List<Long> sizes = sizes(cells);
    double span = place(sizes.get(sizes.size() - 1)) / place(sizes.get(0));
    return place * Math.pow(Math.max(span, MIN_SPAN), BESIDE);
  }

  /** The sizes that were measured, in order. */
  static List<Long> sizes(List<CellFigures> cells) {
    return cells.stream().map(cell -> cell.key().msize()).distinct().sorted().toList();
  }

  /** Where a size stands; an empty message has no logarithm and stands beside one byte. */
  private static double place(long size) {
    return size == 0 ? HALF : size;
  }

  /** Where a size of one of several series stands: beside the others, so that none is hidden. */
  static double place(long size, int series, int all) {
    return place(size) * Math.pow(APART, series - (all - 1) / 2.0);
  }
}
