package org.tutti.figures.campaign;

import java.util.List;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.plot.Axis;
import org.tutti.records.launch.MessageSize;

/** The axis of message sizes. */
final class SizeAxis {
  private static final double HALF = 0.5;
  private static final double APART = 1.05;

  private SizeAxis() {}

  /** Logarithmic, with a mark at each size that was measured. */
  static Axis of(List<CellFigures> cells) {
    List<Long> sizes = sizes(cells);
    return Axis.log("message size")
        .marks(
            sizes.stream().map(SizeAxis::place).toList(),
            sizes.stream().map(MessageSize::text).toList());
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
