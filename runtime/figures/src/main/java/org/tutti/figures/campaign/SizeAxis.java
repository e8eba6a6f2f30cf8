package org.tutti.figures.campaign;

import java.util.List;
import org.tutti.analysis.CellFigures;
import org.tutti.figures.plot.Axis;
import org.tutti.records.launch.MessageSize;

/**
 * The logarithmic axis of message sizes, and where what belongs to a size stands: so close to it
 * that it is not taken for that of a neighbor, however close the sizes lie.
 *
 * @param sizes that were measured, in order, each once
 */
public record SizeAxis(List<Long> sizes) {
  private static final double HALF = 0.5;

  /** The distance between two series of a size where there is room, as a logarithm. */
  private static final double APART = 0.05;

  /** Share of the room of a size that its series have together. */
  private static final double FILLED = 0.6;

  /** Share of the axis between a point and those of its launches. */
  private static final double BESIDE = 0.018;

  private static final double MIN_SPAN = Math.log(3);

  /** Share of the axis that a size has for itself where no other is near. */
  private static final double MAX_ROOM = 0.1;

  public SizeAxis {
    sizes = sizes.stream().distinct().sorted().toList();
  }

  /** The axis of the sizes of these cells. */
  public static SizeAxis of(List<CellFigures> cells) {
    return new SizeAxis(cells.stream().map(cell -> cell.key().msize()).toList());
  }

  /** Logarithmic, with a mark at each size that was measured. */
  public Axis axis() {
    return Axis.log("message size")
        .marks(
            sizes.stream().map(SizeAxis::place).toList(),
            sizes.stream().map(MessageSize::text).toList());
  }

  /** Whether there is a trend to be shown. */
  public boolean isRange() {
    return sizes.size() > 1;
  }

  /** Where a size stands; an empty message has no logarithm and stands beside one byte. */
  public static double place(long size) {
    return size == 0 ? HALF : size;
  }

  /** Where a size of one of several series stands: beside the others, so that none is hidden. */
  public double place(long size, int series, int all) {
    double apart = Math.min(APART, FILLED * room() / all);
    return place(size) * Math.exp(apart * (series - (all - 1) / 2.0));
  }

  /** Where a launch stands: to the right of the point of its cell, so that both are seen. */
  double beside(double place) {
    return place * Math.exp(Math.min(BESIDE * span(), HALF * room()));
  }

  /**
   * A place beside a size.
   *
   * @param share of the room of the size; negative to the left of it
   */
  public double shifted(long size, double share) {
    return place(size) * Math.exp(share * room());
  }

  /** What a size has for itself, as a logarithm: as much as the two that are nearest. */
  private double room() {
    double room = MAX_ROOM * span();
    for (int index = 1; index < sizes.size(); index++) {
      room = Math.min(room, Math.log(place(sizes.get(index)) / place(sizes.get(index - 1))));
    }
    return room;
  }

  private double span() {
    return Math.max(MIN_SPAN, Math.log(place(sizes.get(sizes.size() - 1)) / place(sizes.get(0))));
  }
}
