package org.tutti.lab.tune;

/**
 * What the algorithm that is best in its worst arrival pattern costs under one of the patterns: the
 * medians of the race, in nanoseconds.
 *
 * @param algorithm the name of the chosen one
 * @param time that it takes
 * @param usual that the default takes
 * @param fastest the name of the algorithm that is the fastest under this pattern
 * @param least the time of that
 */
public record PatternCost(
    TuningCell cell,
    String pattern,
    String algorithm,
    double time,
    double usual,
    String fastest,
    double least) {
  /** How many times as long as the fastest algorithm the chosen one takes. */
  public double factor() {
    return time / least;
  }
}
