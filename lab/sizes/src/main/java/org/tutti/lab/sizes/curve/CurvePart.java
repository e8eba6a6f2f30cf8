package org.tutti.lab.sizes.curve;

import java.util.List;

/** A size of a curve and its neighbors; a neighbor is null at the end of the curve. */
record CurvePart(SizeCurve curve, Long below, long size, Long above) {
  static CurvePart around(long size, SizeCurve curve) {
    return new CurvePart(curve, curve.sizes().lower(size), size, curve.sizes().higher(size));
  }

  boolean isInterior() {
    return below != null && above != null;
  }

  double[] misses() {
    return curve.misses(below, size, above);
  }

  List<Long> sizes() {
    return List.of(below, size, above);
  }
}
