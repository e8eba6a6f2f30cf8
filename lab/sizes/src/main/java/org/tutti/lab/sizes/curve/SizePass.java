package org.tutti.lab.sizes.curve;

import java.util.Comparator;

/**
 * One pass over the sizes, in which each of them is measured once.
 *
 * @param stage the stage to which it belongs, from 1; all passes of a stage have the same sizes
 * @param number tells it from the other passes
 */
public record SizePass(int stage, int number) implements Comparable<SizePass> {
  private static final Comparator<SizePass> ORDER =
      Comparator.comparingInt(SizePass::stage).thenComparingInt(SizePass::number);

  @Override
  public int compareTo(SizePass other) {
    return ORDER.compare(this, other);
  }
}
