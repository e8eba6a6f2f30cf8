package org.tutti.lab.sizes.curve;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tutti.records.campaign.SizeRule;
import org.tutti.stats.sample.Checks;

/**
 * Which sizes to insert into a curve (Gropp and Lusk 1999, section 3.2: "if this value is larger
 * than a specified threshold (in relative terms), the interval is subdivided").
 *
 * <p>Each size is compared with the straight line between its neighbors, in each pass, since the
 * times of a pass share what is peculiar to it. The intervals on both sides are halved only if the
 * interval of the median over the passes lies beyond the threshold, so that noise refines nothing.
 *
 * @param threshold smallest difference from the line that matters, relative to it, such as 0.05
 * @param leastBytes least distance between two sizes
 * @param leastShare least distance between two sizes, relative to the smaller one; the larger of
 *     both distances holds
 * @param multiple every inserted size is a multiple of it
 */
public record RefinementRule(double threshold, long leastBytes, double leastShare, long multiple) {
  /** The fewest passes of a stage that can refine anything. */
  public static final int MIN_PASSES = Deviation.MIN;

  public RefinementRule {
    Checks.positive("threshold", threshold);
    Checks.notNegative("leastShare", leastShare);
    if (leastBytes < 1 || multiple < 1) {
      throw new IllegalArgumentException(
          "leastBytes is " + leastBytes + " and multiple " + multiple + ", which must be positive");
    }
  }

  /** The rule of a campaign. */
  public static RefinementRule of(SizeRule rule) {
    return new RefinementRule(
        rule.threshold(), rule.leastBytes(), rule.leastShare(), rule.multiple());
  }

  /** The least distance of the next size above a size. */
  public long distance(long size) {
    return Math.max(Math.max(leastBytes, multiple), (long) Math.ceil(leastShare * size));
  }

  /** The size that divides an interval; empty if both parts would be shorter than the distance. */
  public Optional<Long> middle(long low, long high) {
    if (high - low < 2 * distance(low)) {
      return Optional.empty();
    }
    long middle = (low + (high - low) / 2) / multiple * multiple;
    return middle <= low ? Optional.empty() : Optional.of(middle);
  }

  /**
   * The sizes of the next stage; empty if nothing is left to refine or to confirm. It has the new
   * sizes, each with its two nearest on both sides, so that all of them can be judged within its
   * passes; and again the sizes that a first stage left unclear, and those of a jump that only one
   * stage has seen.
   *
   * @param curve as measured so far
   * @param stages the sizes of each stage so far
   */
  public SortedSet<Long> next(SizeCurve curve, List<? extends SortedSet<Long>> stages) {
    TreeSet<Long> known = new TreeSet<>(curve.sizes());
    stages.forEach(known::addAll);
    TreeSet<Long> inserted = new TreeSet<>();
    TreeSet<Long> next = new TreeSet<>();
    for (long size : curve.sizes()) {
      CurvePart part = CurvePart.around(size, curve);
      Deviation deviation =
          part.isInterior() ? Deviation.of(part.misses(), threshold) : Deviation.NONE;
      if (deviation.isClear()) {
        middle(part.below(), size)
            .filter(middle -> !known.contains(middle))
            .ifPresent(inserted::add);
        middle(size, part.above())
            .filter(middle -> !known.contains(middle))
            .ifPresent(inserted::add);
      } else if (deviation == Deviation.UNCLEAR && isSeenOnce(part.sizes(), stages)) {
        next.addAll(part.sizes());
      }
    }
    for (List<Long> around : CurveJump.candidates(curve, this)) {
      if (isSeenOnce(around, stages)) {
        next.addAll(around);
      }
    }
    TreeSet<Long> all = new TreeSet<>(curve.sizes());
    all.addAll(inserted);
    inserted.forEach(size -> next.addAll(nearest(size, all)));
    return next;
  }

  private static boolean isSeenOnce(List<Long> sizes, List<? extends SortedSet<Long>> stages) {
    return stages.stream().filter(stage -> stage.containsAll(sizes)).count() == 1;
  }

  /** A size with the two nearest on both sides. */
  private static SortedSet<Long> nearest(long size, NavigableSet<Long> all) {
    TreeSet<Long> nearest = new TreeSet<>(List.of(size));
    all.headSet(size, false).descendingSet().stream().limit(2).forEach(nearest::add);
    all.tailSet(size, false).stream().limit(2).forEach(nearest::add);
    return nearest;
  }
}
