package org.tutti.report.table;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.stats.interval.Estimate;

/** Formats numbers for tables. */
public final class Figures {
  private static final double NANOS_PER_MICRO = 1e3;
  private static final int PERCENT = 100;

  /** What stands in place of an interval. */
  public static final String TOO_FEW = "(too few)";

  private static final double WHOLE_RATIO = 100;
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

  /** A ratio, to the thousandth; from 100 on, where that would be noise, to the whole. */
  public static String ratio(double value) {
    return String.format(Locale.ROOT, value < WHOLE_RATIO ? "%.3f" : "%.0f", value);
  }

  /** A ratio to three significant digits. */
  public static String shortRatio(double value) {
    return String.format(
        Locale.ROOT, value < 10 ? "%.2f" : value < WHOLE_RATIO ? "%.1f" : "%.0f", value);
  }

  /** The interval of a ratio. */
  public static String ratios(Estimate ratio) {
    return ratio(ratio.low()) + " .. " + ratio(ratio.high());
  }

  /** An interval in microseconds, or why there is none. */
  public static String interval(Optional<Estimate> estimate) {
    return interval(FigureUnit.NANOS, estimate);
  }

  /** A rate, to four significant digits and at least to the unit. */
  public static String rate(double value) {
    int decimals = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** A share in percent, to one decimal. */
  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", PERCENT * share);
  }

  /** A share in percent with its sign, without zeros at its end. */
  public static String share(double share) {
    return String.format(Locale.ROOT, "%.2f", PERCENT * share).replaceAll("\\.?0+$", "") + " %";
  }

  /** The unit in which {@link #text} prints a figure; may be empty. */
  public static String unit(FigureUnit unit) {
    return switch (unit) {
      case NANOS -> "us";
      case SHARE, CHANGE -> "%";
      default -> unit.symbol();
    };
  }

  /** A figure without its unit, as a table prints it that has one unit for a whole column. */
  public static String text(FigureUnit unit, double value) {
    return switch (unit) {
      case NANOS -> micros(value);
      case MEGABYTES_PER_SECOND, PER_SECOND -> rate(value);
      case SHARE -> percent(value);
      case CHANGE -> String.format(Locale.ROOT, "%+.1f", PERCENT * value);
      case RATIO -> ratio(value);
      case P_VALUE -> pValue(value);
      default -> counted(value);
    };
  }

  /** A figure as {@link #text(FigureUnit, double)} prints it, or an empty text. */
  public static String text(FigureUnit unit, OptionalDouble value) {
    return value.isPresent() ? text(unit, value.getAsDouble()) : "";
  }

  /**
   * A figure for a program, with all its digits; what is counted is whole. Empty if there is none.
   */
  public static String exact(FigureUnit unit, OptionalDouble value) {
    if (value.isEmpty()) {
      return "";
    }
    double number = value.getAsDouble();
    return isCounted(unit) && number == Math.rint(number)
        ? Long.toString((long) number)
        : Double.toString(number);
  }

  private static boolean isCounted(FigureUnit unit) {
    return unit == FigureUnit.COUNT || unit == FigureUnit.BYTES;
  }

  /** The interval of a figure, or why there is none. */
  public static String interval(FigureUnit unit, Optional<Estimate> estimate) {
    return estimate
        .map(found -> "[" + text(unit, found.low()) + ", " + text(unit, found.high()) + "]")
        .orElse(TOO_FEW);
  }

  /** A p-value, to the fourth digit. */
  public static String pValue(double value) {
    return value < 0.0001 ? "<0.0001" : String.format(Locale.ROOT, "%.4f", value);
  }

  /** What a benchmark counts: its median, and the range of its launches. */
  public static String counter(Optional<BenchmarkCounter> counter) {
    return counter
        .map(
            found ->
                counted(found.median()) + range(found).map(range -> " (" + range + ")").orElse(""))
        .orElse("");
  }

  /** The smallest and the largest value of launches; empty if there is one launch. */
  public static Optional<String> range(BenchmarkCounter counter) {
    return counter.values().size() == 1
        ? Optional.empty()
        : Optional.of(counted(counter.min()) + " .. " + counted(counter.max()));
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
