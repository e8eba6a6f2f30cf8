package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A performance guideline (Lübbe 2017, section 2): with all common parameters equal, {@code left}
 * shall not be slower than {@code right}.
 *
 * <ul>
 *   <li>{@code Allgather <= Gather + Bcast}: the operation and a mock-up of it;
 *   <li>{@code Neighbor_alltoall <= Neighbor_alltoallv <= Neighbor_alltoallw}: two guidelines;
 *   <li>{@code Neighbor_x[order=LMAJ] ~ [order=RAND]}: neither is slower, which is two guidelines;
 *       a side that only gives levels is the same operation.
 * </ul>
 */
public record GuidelineText(GuidelineSide left, GuidelineSide right) {
  private static final Pattern RELATION = Pattern.compile("<=|~");

  /**
   * Parses a text with at least one relation.
   *
   * @throws IllegalArgumentException if the text is no guideline; the message says why
   */
  public static List<GuidelineText> parse(String text) {
    List<GuidelineText> guidelines = new ArrayList<>();
    Matcher relation = RELATION.matcher(text);
    String last = "";
    GuidelineSide before = null;
    int start = 0;
    while (relation.find()) {
      GuidelineSide side = GuidelineSide.parse(text.substring(start, relation.start()), before);
      add(guidelines, before, last, side);
      before = side;
      last = relation.group();
      start = relation.end();
    }
    if (before == null) {
      throw new IllegalArgumentException("there is no <= and no ~");
    }
    add(guidelines, before, last, GuidelineSide.parse(text.substring(start), before));
    return guidelines;
  }

  private static void add(
      List<GuidelineText> guidelines, GuidelineSide left, String relation, GuidelineSide right) {
    if (left == null) {
      return;
    }
    if (left.isSequence()) {
      throw new IllegalArgumentException(
          "the left side of a guideline is one operation, but is '" + left + "'");
    }
    checkSizes(left, false);
    checkSizes(right, relation.equals("<="));
    guidelines.add(new GuidelineText(left, right));
    if (relation.equals("~")) {
      if (right.isSequence()) {
        throw new IllegalArgumentException("'" + right + "' cannot be a side of ~");
      }
      guidelines.add(new GuidelineText(right, left));
    }
  }

  /** A message size is a number, or on the right the next larger one. */
  private static void checkSizes(GuidelineSide side, boolean mayBeNext) {
    for (String size : side.levels().getOrDefault("msize", List.of())) {
      if (!size.matches("[0-9]+") && !(mayBeNext && size.equals("next"))) {
        throw new IllegalArgumentException(
            "the message size '"
                + size
                + "' is neither a number of bytes nor, on the right of <=, 'next'");
      }
    }
  }

  @Override
  public String toString() {
    String other = right.toString();
    boolean same = left.operations().equals(right.operations()) && !right.levels().isEmpty();
    return left + " <= " + (same ? other.substring(other.indexOf('[')) : other);
  }
}
