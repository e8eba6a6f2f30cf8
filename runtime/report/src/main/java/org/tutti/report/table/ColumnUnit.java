package org.tutti.report.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.tutti.stats.interval.Estimate;

/**
 * The unit of all figures in a column.
 *
 * @param symbol such as {@code us}
 * @param size how many of the smallest units it has
 * @param least smaller figures have a smaller unit
 */
public record ColumnUnit(String symbol, double size, double least) {
  private static final List<ColumnUnit> TIMES =
      List.of(
          new ColumnUnit("ns", 1, 0),
          new ColumnUnit("us", 1e3, 0.1),
          new ColumnUnit("ms", 1e6, 1),
          new ColumnUnit("s", 1e9, 1));

  private static final List<ColumnUnit> RATES =
      List.of(
          new ColumnUnit("B/s", 1e-6, 0),
          new ColumnUnit("kB/s", 1e-3, 1),
          new ColumnUnit("MB/s", 1, 1),
          new ColumnUnit("GB/s", 1e3, 1));

  private static final int DIGITS = 3;
  private static final int ROUGH_DIGITS = 2;
  private static final double FAR = 1e4;
  private static final int MAX_DECIMALS = 3;

  /** The unit for times in nanoseconds. */
  public static ColumnUnit ofTimes(double[] nanos) {
    return of(TIMES, nanos);
  }

  /** The unit for rates in megabytes (10^6 bytes) per second. */
  public static ColumnUnit ofRates(double[] megabytes) {
    return of(RATES, megabytes);
  }

  /** A single time in nanoseconds, in the unit that suits it. */
  public static String time(double nanos) {
    return ofTimes(new double[] {nanos}).text(nanos);
  }

  /** The smallest figure decides, so that no digit of it is lost. */
  private static ColumnUnit of(List<ColumnUnit> units, double[] values) {
    double smallest = Arrays.stream(values).filter(value -> value > 0).min().orElse(0);
    ColumnUnit found = units.get(0);
    for (ColumnUnit unit : units) {
      found = smallest >= unit.least * unit.size ? unit : found;
    }
    return found;
  }

  /** A figure with its unit, to three significant digits. */
  public String text(double value) {
    return number(value, decimals(value, DIGITS)) + " " + symbol;
  }

  /**
   * A time that may be far from the others of its column, to two significant digits; if it is very
   * far, in a unit of its own.
   */
  String roughTime(double value) {
    ColumnUnit own = suiting(value);
    return own.number(value, own.decimals(value, ROUGH_DIGITS)) + " " + own.symbol;
  }

  /** The unit of a time: its own if it is very far from the others of its column. */
  ColumnUnit suiting(double value) {
    return Math.abs(value) >= FAR * size ? ofTimes(new double[] {Math.abs(value)}) : this;
  }

  /** A figure that has an interval, with its unit and as many digits as the interval has. */
  public String text(double value, Estimate interval) {
    return number(value, decimals(interval)) + " " + symbol;
  }

  /** An interval, without its unit. */
  String interval(Estimate interval) {
    int decimals = decimals(interval);
    return number(interval.low(), decimals) + " .. " + number(interval.high(), decimals);
  }

  /** Two significant digits, and as many as tell both ends apart. */
  private int decimals(Estimate interval) {
    int least = decimals(interval.value(), ROUGH_DIGITS);
    double span = (interval.high() - interval.low()) / size;
    if (span <= 0) {
      return decimals(interval.value(), DIGITS);
    }
    int apart = (int) -Math.floor(Math.log10(span));
    return Math.max(least, Math.min(MAX_DECIMALS, apart));
  }

  private int decimals(double value, int digits) {
    double scaled = Math.abs(value) / size;
    if (scaled == 0) {
      return 0;
    }
    int before = (int) Math.floor(Math.log10(scaled));
    return Math.max(0, Math.min(MAX_DECIMALS, digits - 1 - before));
  }

  private String number(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value / size);
  }
}
