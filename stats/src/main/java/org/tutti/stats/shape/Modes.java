package org.tutti.stats.shape;

import java.util.List;
import org.tutti.stats.sample.OrderedSample;

/**
 * The modes of a sample: peaks of its kernel density that stand out. Of two neighboring peaks the
 * lower one counts only if the density between them falls below 0.7 of its height, and if at least
 * 0.05 of the values lie on its side of the valleys; so the ripples in the density of any finite
 * sample are seldom mistaken for modes.
 *
 * @param modes the modes in ascending order; at least one
 */
public record Modes(List<Mode> modes) {

  /** A valley must fall below this share of the lower peak. */
  private static final double VALLEY = 0.7;

  /** Smallest share of the values that makes a mode. */
  private static final double MASS = 0.05;

  /** Copies the list. */
  public Modes {
    modes = List.copyOf(modes);
  }

  /**
   * A mode.
   *
   * @param location where the density has its peak, in the unit of the values
   * @param share share of the values between the valleys on both sides
   */
  public record Mode(double location, double share) {}

  /**
   * The modes of at least one value; constant values have one.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite
   */
  public static Modes of(double[] values) {
    OrderedSample ordered = OrderedSample.of("values", values);
    if (ordered.min() == ordered.max()) {
      return new Modes(List.of(new Mode(ordered.min(), 1)));
    }
    return of(KernelDensity.of(values));
  }

  /** The modes of a density. */
  public static Modes of(KernelDensity density) {
    Peaks peaks = new Peaks(DensityCurve.of(density), density.sample());
    peaks.mergeAcrossShallowValleys(VALLEY);
    peaks.mergeSmall(MASS);
    return new Modes(peaks.toModes());
  }

  /** Number of modes. */
  public int count() {
    return modes.size();
  }
}
