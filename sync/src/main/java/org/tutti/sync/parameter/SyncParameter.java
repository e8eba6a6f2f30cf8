package org.tutti.sync.parameter;

import java.util.function.DoubleFunction;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * One parameter of a synchronization: its name, the type of its values, its default and its bounds.
 * The method that uses a parameter declares it, in a constant.
 *
 * @param <T> type of its values: Integer for a count, Long for a time in nanoseconds, Double for a
 *     rate
 */
public final class SyncParameter<T extends Number> {
  private static final int MAX_COUNTED = 1_000_000;
  private static final double MIN_RATE = 1e-15;

  /** A day, so that no sum of some times overflows. */
  private static final double LONGEST_NANOS = 86_400e9;

  private final String key;
  private final ValueKind kind;
  private final DoubleFunction<T> type;
  private final T defaultValue;
  private final double least;
  private final double most;

  private enum ValueKind {
    COUNT("a whole number"),
    TIME("a time such as 500ns, 50us, 1ms or 2s"),
    RATE("a number");

    private final String description;

    ValueKind(String description) {
      this.description = description;
    }
  }

  private SyncParameter(
      String key,
      ValueKind kind,
      DoubleFunction<T> type,
      T defaultValue,
      double least,
      double most) {
    this.key = key;
    this.kind = kind;
    this.type = type;
    this.defaultValue = defaultValue;
    this.least = least;
    this.most = most;
  }

  /** A whole number from {@code least} to a million. */
  public static SyncParameter<Integer> count(String key, int defaultValue, int least) {
    return count(key, defaultValue, least, MAX_COUNTED);
  }

  /** A whole number from {@code least} to {@code most}. */
  public static SyncParameter<Integer> count(String key, int defaultValue, int least, int most) {
    return new SyncParameter<>(
        key, ValueKind.COUNT, value -> (int) value, defaultValue, least, most);
  }

  /** A time from {@code least} nanoseconds to a day. */
  public static SyncParameter<Long> time(String key, long defaultNanos, long least) {
    return new SyncParameter<>(
        key, ValueKind.TIME, Math::round, defaultNanos, least, LONGEST_NANOS);
  }

  /** A number above 0, at most 1: so far above that its square is not lost to rounding. */
  public static SyncParameter<Double> rate(String key, double defaultValue) {
    return new SyncParameter<>(key, ValueKind.RATE, Double::valueOf, defaultValue, MIN_RATE, 1);
  }

  /** The name it has on the command line. */
  public String key() {
    return key;
  }

  public T defaultValue() {
    return defaultValue;
  }

  /**
   * Reads a value; times may carry a unit and are nanoseconds without one.
   *
   * @throws TuttiException 41 if it is not a number of this parameter's kind, or out of bounds
   */
  public T parse(String text) {
    double factor = 1;
    String number = text.strip();
    if (kind == ValueKind.TIME) {
      String unit = number.replaceFirst("^[-+0-9.eE]*", "");
      number = number.substring(0, number.length() - unit.length());
      factor =
          switch (unit) {
            case "", "ns" -> 1;
            case "us" -> 1e3;
            case "ms" -> 1e6;
            case "s" -> 1e9;
            default -> Double.NaN;
          };
    }
    try {
      return checked(Double.parseDouble(number) * factor, text);
    } catch (NumberFormatException e) {
      throw refused(text);
    }
  }

  /**
   * {@code value} itself.
   *
   * @throws TuttiException 41 if it is out of bounds
   */
  T check(T value) {
    return checked(value.doubleValue(), value.toString());
  }

  private T checked(double value, String text) {
    boolean whole = kind != ValueKind.COUNT || value == Math.rint(value);
    if (!(value >= least && value <= most) || !whole) {
      throw refused(text);
    }
    return type.apply(value);
  }

  /** The smallest value that it accepts. */
  public T least() {
    return type.apply(least);
  }

  /** The largest value that it accepts. */
  public T most() {
    return type.apply(most);
  }

  /** A text that {@link #parse} reads as {@code value}. */
  String format(Number value) {
    return kind == ValueKind.TIME ? value + "ns" : value.toString();
  }

  private TuttiException refused(String found) {
    String bound =
        (least >= 1 || least == 0 ? "at least " + (long) least : "above 0")
            + (kind == ValueKind.TIME ? ", at most 24 hours" : ", at most " + (long) most);
    return SyncProblem.SYNC_PARAMETER_INVALID.error(
        "The synchronization parameter '" + key + "' cannot be '" + found + "'.",
        "Give " + kind.description + ", " + bound + ".");
  }

  @Override
  public String toString() {
    return key;
  }
}
