package org.tutti.sync;

import java.util.Arrays;
import java.util.List;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;

/** Everything that can be told to a synchronization, with its default and its unit. */
public enum SyncParameter {
  FIT_POINTS("fit-points", Unit.COUNT, 1000, 3),
  EXCHANGES("exchanges", Unit.COUNT, 100, 1),
  ROUND_TRIPS("round-trips", Unit.COUNT, 100, 1),
  WARMUP_EXCHANGES("warmup-exchanges", Unit.COUNT, 10, 1),
  OFFSET_EXCHANGES("offset-exchanges", Unit.COUNT, 100, 1),
  /** Time over which the fit points of a pair are spread; 0, back to back, as in the papers. */
  FIT_SPREAD("fit-spread", Unit.TIME, 0, 0),
  /** Exchanges without a smaller round trip before Netgauge is content. */
  PATIENCE("patience", Unit.COUNT, 100, 1),
  BURSTS("bursts", Unit.COUNT, 50, 3),
  BURST_EXCHANGES("burst-exchanges", Unit.COUNT, 20, 1),
  /** Exchanges per edge before the first burst, cut off after 50 ms. */
  BURST_WARMUP("burst-warmup", Unit.COUNT, 5000, 0),
  /** Time from the first burst of the joint method to the last. */
  SPREAD("spread", Unit.TIME, 2e9, 1),
  /** Time between two bursts while measuring. */
  REFRESH("refresh", Unit.TIME, 1e9, 1),
  ROOT("root", Unit.COUNT, 0, 0),
  WANDER("wander", Unit.RATE, 1e-8, Double.MIN_VALUE),
  /** Unless it is given, a window's length is measured from the operation. */
  WINDOW("window", Unit.TIME, 0, 1),
  LEAD("lead", Unit.TIME, 1e5, 1),
  TOLERANCE("tolerance", Unit.TIME, 1e3, 1),
  /** Time that a cell of round time may take. */
  SLOT("slot", Unit.TIME, 1e10, 1),
  /** Observations made at most for each one that is wanted. */
  ATTEMPTS("attempts", Unit.COUNT, 4, 1);

  /** What a value counts. */
  enum Unit {
    COUNT("a whole number"),
    TIME("a time such as 500ns, 50us, 1ms or 2s"),
    RATE("a number");

    private final String text;

    Unit(String text) {
      this.text = text;
    }
  }

  private final String key;
  private final Unit unit;
  private final double defaultValue;
  private final double least;

  SyncParameter(String key, Unit unit, double defaultValue, double least) {
    this.key = key;
    this.unit = unit;
    this.defaultValue = defaultValue;
    this.least = least;
  }

  /** The name it has on the command line. */
  public String key() {
    return key;
  }

  /** A count, nanoseconds, or a rate. */
  public double defaultValue() {
    return defaultValue;
  }

  /**
   * The parameter called {@code key}.
   *
   * @throws TuttiException if there is none
   */
  public static SyncParameter of(String key) {
    return Arrays.stream(values())
        .filter(parameter -> parameter.key.equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                SyncProblem.SYNC_PARAMETER_UNKNOWN.error(
                    "There is no synchronization parameter '" + key + "'.",
                    Suggestions.of(key, names())
                        + "Known are: "
                        + String.join(", ", names())
                        + "."));
  }

  /**
   * Reads a value; times may carry a unit and are nanoseconds without one.
   *
   * @throws TuttiException if it is no number of this parameter's kind, or too small
   */
  public double parse(String text) {
    double factor = 1;
    String number = text.strip();
    if (unit == Unit.TIME) {
      String suffix = number.replaceFirst("^[-+0-9.eE]*", "");
      number = number.substring(0, number.length() - suffix.length());
      factor =
          switch (suffix) {
            case "", "ns" -> 1;
            case "us" -> 1e3;
            case "ms" -> 1e6;
            case "s" -> 1e9;
            default -> Double.NaN;
          };
    }
    try {
      return check(Double.parseDouble(number) * factor);
    } catch (NumberFormatException e) {
      throw refuse(text);
    }
  }

  /**
   * {@code value} itself.
   *
   * @throws TuttiException if it is too small, not finite, or not whole where a count is meant
   */
  public double check(double value) {
    boolean whole = unit != Unit.COUNT || (value == Math.rint(value) && value <= Integer.MAX_VALUE);
    if (!(value >= least) || !whole || Double.isInfinite(value)) {
      throw refuse(Double.toString(value));
    }
    return value;
  }

  /** A text that {@link #parse} reads as {@code value}. */
  String format(double value) {
    return switch (unit) {
      case COUNT -> Long.toString((long) value);
      case TIME -> (value == Math.rint(value) ? Long.toString((long) value) : value) + "ns";
      case RATE -> Double.toString(value);
    };
  }

  private TuttiException refuse(String found) {
    String bound = least >= 1 || least == 0 ? "at least " + (long) least : "above 0";
    return SyncProblem.SYNC_PARAMETER_INVALID.error(
        "The synchronization parameter '" + key + "' cannot be '" + found + "'.",
        "Give " + unit.text + ", " + bound + ".");
  }

  private static List<String> names() {
    return Arrays.stream(values()).map(SyncParameter::key).toList();
  }
}
