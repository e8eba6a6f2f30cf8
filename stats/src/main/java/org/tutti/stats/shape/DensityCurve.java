package org.tutti.stats.shape;

import java.util.ArrayList;
import java.util.List;
import org.tutti.stats.sample.OrderedSample;

/**
 * A density sampled four times per bandwidth over the middle 98 % of the values and a little
 * beyond; the values outside are too few for a mode. Ranges without values are skipped, so that a
 * bandwidth that is tiny relative to the range does not require more points than there are values.
 *
 * @param locations points in ascending order
 * @param heights density at each
 */
record DensityCurve(List<Double> locations, List<Double> heights) {

  private static final double POINTS_PER_BANDWIDTH = 4;
  private static final double MARGIN = 4;

  static DensityCurve of(KernelDensity density) {
    OrderedSample sample = density.sample();
    double margin = MARGIN * density.bandwidth();
    double step = density.bandwidth() / POINTS_PER_BANDWIDTH;
    double end = sample.quantile(0.99) + margin;
    List<Double> locations = new ArrayList<>();
    List<Double> heights = new ArrayList<>();
    double point = sample.quantile(0.01) - margin;
    while (point <= end) {
      locations.add(point);
      heights.add(density.near(point));
      int above = sample.countBelow(point - margin);
      double next = above < sample.size() ? sample.get(above) - margin : end;
      // A step that is tiny relative to the location may be lost to rounding.
      point = Math.max(Math.nextUp(point), Math.max(point + step, next));
    }
    return new DensityCurve(locations, heights);
  }

  int size() {
    return locations.size();
  }
}
