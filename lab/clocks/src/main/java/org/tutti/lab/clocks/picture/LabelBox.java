package org.tutti.lab.clocks.picture;

/**
 * What a label or a point covers, in pixels from the lower left corner of a plot.
 *
 * @param x its center
 * @param y its center
 */
record LabelBox(double x, double y, double width, double height) {

  LabelBox at(double newX, double newY) {
    return new LabelBox(newX, newY, width, height);
  }

  boolean overlaps(LabelBox other) {
    return Math.abs(x - other.x) < (width + other.width) / 2
        && Math.abs(y - other.y) < (height + other.height) / 2;
  }

  boolean isWithin(double left, double right, double low, double high) {
    return x - width / 2 >= left
        && x + width / 2 <= right
        && y - height / 2 >= low
        && y + height / 2 <= high;
  }

  /** Where it is nearest to a place, horizontally. */
  double nearestX(double place) {
    return Math.max(x - width / 2, Math.min(x + width / 2, place));
  }

  /** Where it is nearest to a place, vertically. */
  double nearestY(double place) {
    return Math.max(y - height / 2, Math.min(y + height / 2, place));
  }
}
