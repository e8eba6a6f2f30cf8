package org.tutti.stats.outlier;

/**
 * How many values lie beyond a fence.
 *
 * @param mild between the fence and the severe fence
 * @param severe beyond the severe fence
 */
public record Outliers(int mild, int severe) {

  /** Mild and severe together. */
  public int count() {
    return mild + severe;
  }

  /** The sum of two counts. */
  public Outliers plus(Outliers other) {
    return new Outliers(mild + other.mild, severe + other.severe);
  }
}
