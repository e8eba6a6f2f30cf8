package org.tutti.lab.sizes.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.sample.OrderedSample;

/**
 * A sudden change of the time between two neighboring sizes, such as a change of protocol, or a
 * segment more: what the time grows there beyond the slope beside it.
 *
 * <p>Of the slopes on both sides, the flatter one counts in each pass: the interval before a jump
 * would otherwise seem to fall. The jump lies between two sizes that the rule cannot divide, and
 * the interval of its height lies beyond the threshold; of passes of several stages, also that of
 * the later stages alone.
 *
 * @param after the largest size before it
 * @param upTo the smallest size after it
 * @param height relative to the time before it, with its interval, over all passes
 * @param first median height in the passes of the stage that found it
 * @param again median height in the passes of later stages; empty if there are none
 */
public record CurveJump(
    long after, long upTo, Estimate height, double first, OptionalDouble again) {

  /** All jumps of a curve, by size. Those that later stages did not see are left out. */
  public static List<CurveJump> of(SizeCurve curve, RefinementRule rule) {
    List<CurveJump> jumps = new ArrayList<>();
    for (List<Long> around : candidates(curve, rule)) {
      jump(curve, around, rule).ifPresent(jumps::add);
    }
    return jumps;
  }

  /**
   * The four sizes around each interval that cannot be divided and whose height, over all passes,
   * lies beyond the threshold.
   */
  static List<List<Long>> candidates(SizeCurve curve, RefinementRule rule) {
    List<List<Long>> found = new ArrayList<>();
    NavigableSet<Long> sizes = curve.sizes();
    for (long low : sizes) {
      Long before = sizes.lower(low);
      Long high = sizes.higher(low);
      Long behind = high == null ? null : sizes.higher(high);
      if (before == null || behind == null || rule.middle(low, high).isPresent()) {
        continue;
      }
      List<Long> around = List.of(before, low, high, behind);
      if (Deviation.of(heights(curve, around, pass -> true), rule.threshold()).isClear()) {
        found.add(around);
      }
    }
    return found;
  }

  /**
   * The height of the jump between the middle two of four sizes, in each pass that has all of them.
   *
   * @param around in ascending order; the outer two give the slopes beside the jump
   * @throws IllegalArgumentException if the curve lacks one of them
   */
  public static double[] heights(SizeCurve curve, List<Long> around) {
    if (around.size() != 4 || !curve.sizes().containsAll(around)) {
      throw new IllegalArgumentException("not four sizes of the curve: " + around);
    }
    return heights(curve, around, pass -> true);
  }

  private static Optional<CurveJump> jump(SizeCurve curve, List<Long> around, RefinementRule rule) {
    double[] all = heights(curve, around, pass -> true);
    int stage = curve.common(around).get(0).stage();
    double[] later = heights(curve, around, pass -> pass.stage() > stage);
    if (later.length >= RefinementRule.MIN_PASSES
        && Deviation.of(later, rule.threshold()) != Deviation.of(all, rule.threshold())) {
      return Optional.empty();
    }
    return Optional.of(
        new CurveJump(
            around.get(1),
            around.get(2),
            QuantileInterval.ofMedian(all, Deviation.LEVEL),
            median(heights(curve, around, pass -> pass.stage() == stage)),
            later.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(median(later))));
  }

  private static double[] heights(SizeCurve curve, List<Long> around, Predicate<SizePass> chosen) {
    return curve.common(around).stream()
        .filter(chosen)
        .mapToDouble(pass -> height(curve, around, pass))
        .toArray();
  }

  private static double height(SizeCurve curve, List<Long> around, SizePass pass) {
    double before = slope(curve, around.get(0), around.get(1), pass);
    double behind = slope(curve, around.get(2), around.get(3), pass);
    double slope = Math.abs(before) < Math.abs(behind) ? before : behind;
    double low = curve.time(around.get(1), pass);
    double step = curve.time(around.get(2), pass) - low;
    return (step - slope * (around.get(2) - around.get(1))) / low;
  }

  private static double slope(SizeCurve curve, long low, long high, SizePass pass) {
    return (curve.time(high, pass) - curve.time(low, pass)) / (high - low);
  }

  private static double median(double[] values) {
    return OrderedSample.of("heights", values).median();
  }
}
