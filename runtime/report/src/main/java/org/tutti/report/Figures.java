package org.tutti.report;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.stats.interval.Estimate;

/** Formats numbers for tables. */
public final class Figures {
  private static final double NANOS_PER_MICRO = 1e3;
  private static final int SIGNIFICANT = 5;
  private static final double LARGEST_IN_FULL = 1e9;
  private static final double LARGEST_DECIMAL = 1e6;
  private static final double SMALLEST_DECIMAL = 1e-3;

  private Figures() {}

  /** A time in nanoseconds, printed in microseconds to the nanosecond. */
  public static String micros(double nanos) {
    return String.format(Locale.ROOT, "%.3f", nanos / NANOS_PER_MICRO);
  }

  /** A time as {@link #micros(double)} prints it, or an empty text if there is none. */
  public static String micros(OptionalDouble nanos) {
    return nanos.isPresent() ? micros(nanos.getAsDouble()) : "";
  }

  /** A ratio, to the thousandth. */
  public static String ratio(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  /** An interval in microseconds, or why there is none. */
  public static String interval(Optional<Estimate> estimate) {
    return estimate
        .map(found -> "[" + micros(found.low()) + ", " + micros(found.high()) + "]")
        .orElse("(too few)");
  }

  /** A rate, to four significant digits and at least to the unit. */
  public static String rate(double value) {
    int decimals = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** A p-value, to the fourth digit. */
  public static String pValue(double value) {
    return value < 0.0001 ? "<0.0001" : String.format(Locale.ROOT, "%.4f", value);
  }

  /** A number of any size, to five significant digits; whole ones below 10^9 in full. */
  public static String counted(double value) {
    if (!Double.isFinite(value)) {
      return "not finite";
    }
    double size = Math.abs(value);
    if (value == Math.rint(value) && size < LARGEST_IN_FULL) {
      return String.format(Locale.ROOT, "%.0f", value);
    }
    if (size < SMALLEST_DECIMAL || size >= LARGEST_DECIMAL) {
      return String.format(Locale.ROOT, "%.4e", value);
    }
    int decimals = SIGNIFICANT - 1 - (int) Math.floor(Math.log10(size));
    return String.format(Locale.ROOT, "%." + Math.max(0, decimals) + "f", value);
  }

  public static String count(long value) {
    return Long.toString(value);
  }
}
