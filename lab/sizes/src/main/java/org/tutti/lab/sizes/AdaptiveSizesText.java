package org.tutti.lab.sizes;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.annotations.syntax.NumberList;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.sizes.curve.RefinementRule;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.SizeRule;

/**
 * Reads how message sizes grow, such as {@code 1..1Mi}, {@code 8..64Ki*4,threshold=10%} or {@code
 * 1..1Mi,distance=64}: the sizes of the first stage, then parameters in any order. With {@code
 * distance=none}, no size is inserted; those that stand out are measured again.
 */
final class AdaptiveSizesText {
  private static final double THRESHOLD = 0.05;
  private static final double DISTANCE = 0.02;
  private static final int MIN_SIZES = 3;
  private static final String NO_DISTANCE = "none";

  /** Farther apart than any two sizes. */
  private static final long WHOLE = 1L << 60;

  private static final Pattern SHARE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)%");
  private static final Pattern PLAIN_RANGE = Pattern.compile("[^.*+]+\\.\\.[^.*+]+");

  private final String text;
  private final List<String> sizes = new ArrayList<>();
  private double threshold = THRESHOLD;
  private long distanceBytes = 1;
  private double distanceShare = DISTANCE;

  private AdaptiveSizesText(String text) {
    this.text = text;
  }

  /**
   * Reads a text.
   *
   * @throws TuttiException if it is not of this form, or leaves nothing to refine
   */
  static AdaptiveSizes parse(String text) {
    AdaptiveSizesText read = new AdaptiveSizesText(text);
    for (String item : text.split(",", -1)) {
      read.item(item.strip());
    }
    return read.sizes();
  }

  private void item(String item) {
    int equals = item.indexOf('=');
    String value = item.substring(equals + 1);
    switch (equals < 0 ? "" : item.substring(0, equals)) {
      case "" -> sizes.add(PLAIN_RANGE.matcher(item).matches() ? item + "*2" : item);
      case "threshold" -> threshold = share(value);
      case "distance" -> distance(value);
      default ->
          throw invalid("'" + item + "' is neither sizes nor threshold=SHARE nor distance=SIZE");
    }
  }

  private void distance(String value) {
    if (value.equals(NO_DISTANCE)) {
      distanceBytes = WHOLE;
      return;
    }
    boolean relative = value.endsWith("%");
    distanceShare = relative ? share(value) : 0;
    distanceBytes = relative ? 1 : bytes(value);
  }

  private double share(String value) {
    Matcher share = SHARE.matcher(value);
    if (!share.matches() || Double.parseDouble(share.group(1)) <= 0) {
      throw invalid("'" + value + "' is not a percentage above 0, such as 5%");
    }
    return Double.parseDouble(share.group(1)) / 100;
  }

  private long bytes(String value) {
    List<Long> numbers = numbers(value);
    if (numbers.size() != 1 || numbers.get(0) < 1) {
      throw invalid("the distance '" + value + "' is neither a size nor a percentage nor none");
    }
    return numbers.get(0);
  }

  private List<Long> numbers(String list) {
    try {
      return NumberList.parse(list);
    } catch (IllegalArgumentException e) {
      throw invalid(e.getMessage());
    }
  }

  private AdaptiveSizes sizes() {
    TreeSet<Long> first = new TreeSet<>(numbers(String.join(",", sizes)));
    if (first.size() < MIN_SIZES) {
      throw invalid(
          "its first stage has "
              + (first.size() == 1 ? "one size" : "two sizes")
              + ", but each size is compared with a neighbor on either side");
    }
    RefinementRule rule = new RefinementRule(threshold, distanceBytes, distanceShare, 1);
    if (distanceBytes < WHOLE
        && first.stream().noneMatch(size -> isDivisible(size, first.higher(size), rule))) {
      throw invalid(
          "no two of its sizes are twice the minimum distance apart ("
              + rule.distance(first.first())
              + " B at "
              + first.first()
              + " B), so nothing can be refined");
    }
    return AdaptiveSizes.from(first, new SizeRule(threshold, distanceBytes, distanceShare, 1));
  }

  private static boolean isDivisible(long size, Long next, RefinementRule rule) {
    return next != null && rule.middle(size, next).isPresent();
  }

  private TuttiException invalid(String why) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "The adaptive sizes '" + text + "' cannot be used: " + why + ".",
        "Give a range and optional parameters, as in --msizes"
            + " adaptive:1..1Mi,threshold=5%,distance=64.");
  }
}
