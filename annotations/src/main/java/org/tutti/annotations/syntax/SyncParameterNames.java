package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The parameters of synchronizations as the compiler knows them. The methods that use a parameter
 * declare it; a test compares both.
 */
public final class SyncParameterNames {
  private static final double DAY_NANOS = 86_400e9;
  private static final double MILLION = 1e6;

  private enum Unit {
    NONE,
    NANOSECONDS
  }

  /** A parameter and the bounds of its values. */
  private record Range(String name, Unit unit, boolean whole, double least, double most) {}

  private static final List<Range> REGRESSION =
      List.of(
          count("fit-points", 3, MILLION),
          count("exchanges", 1, MILLION),
          count("round-trips", 1, MILLION),
          count("warmup-exchanges", 1, MILLION),
          time("fit-spread", 0));

  private static final Range OFFSET_EXCHANGES = count("offset-exchanges", 1, MILLION);

  private static final List<Range> HIERARCHICAL =
      Stream.concat(REGRESSION.stream(), Stream.of(OFFSET_EXCHANGES)).toList();

  private static final List<Range> OF_EVERY_CLOCK =
      List.of(count("root", 0, MILLION), new Range("wander", Unit.NONE, false, 1e-15, 1));

  private static final Map<String, List<Range>> BY_CLOCK =
      Map.of(
          "SKAMPI", List.of(OFFSET_EXCHANGES),
          "NETGAUGE", List.of(count("patience", 1, MILLION)),
          "JK", REGRESSION,
          "HCA", HIERARCHICAL,
          "HCA2", HIERARCHICAL,
          "HCA3", HIERARCHICAL,
          "JOINT",
              List.of(
                  count("bursts", 3, 1_000),
                  count("burst-exchanges", 1, 1_000),
                  count("burst-warmup", 0, MILLION),
                  time("spread", 1),
                  time("refresh", 1)));

  private static final Map<String, List<Range>> BY_PROCESS_METHOD =
      Map.of(
          "DISSEMINATION", List.of(count("barriers", 1, MILLION)),
          "WINDOW",
              List.of(
                  time("window", 1),
                  time("tolerance", 1),
                  count("attempts", 1, MILLION),
                  time("lead", 1)),
          "ROUNDTIME",
              List.of(
                  time("window", 1),
                  time("tolerance", 1),
                  count("attempts", 1, MILLION),
                  time("slot", 1)));

  private SyncParameterNames() {}

  /** The names of the parameters that a synchronization takes. */
  public static List<String> taken(String method) {
    return ranges(method).stream().map(Range::name).toList();
  }

  /** Why a synchronization does not take {@code NAME=VALUE}, if so. */
  public static Optional<String> fault(String method, String text) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      return Optional.of("it is not NAME=VALUE");
    }
    String name = text.substring(0, equals).strip();
    String value = text.substring(equals + 1).strip();
    return ranges(method).stream()
        .filter(range -> range.name().equals(name))
        .findFirst()
        .map(range -> valueFault(range, value))
        .orElseGet(() -> Optional.of(method + " takes no parameter '" + name + "'"));
  }

  private static Optional<String> valueFault(Range range, String value) {
    double number = number(range.unit(), value);
    boolean right = number >= range.least() && number <= range.most();
    if (right && (!range.whole() || number == Math.rint(number))) {
      return Optional.empty();
    }
    String kind =
        range.unit() == Unit.NANOSECONDS
            ? "a time of at most a day such as 50us"
            : (range.whole() ? "a whole number" : "a number") + " up to " + range.most();
    return Optional.of(range.name() + " is " + kind + (range.least() >= 1 ? ", at least 1" : ""));
  }

  /** A time may have a unit; what is no number is not a number. */
  private static double number(Unit unit, String value) {
    String suffix = unit == Unit.NONE ? "" : value.replaceFirst("^[-+0-9.eE]*", "");
    List<String> suffixes = Arrays.asList("", "ns", "us", "ms", "s");
    double factor = suffix.isEmpty() ? 1 : Math.pow(1000, suffixes.indexOf(suffix) - 1);
    try {
      return suffixes.contains(suffix)
          ? Double.parseDouble(value.substring(0, value.length() - suffix.length())) * factor
          : Double.NaN;
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  private static List<Range> ranges(String method) {
    int split = method.indexOf('_');
    String process = split < 0 ? method : method.substring(0, split);
    boolean planned = List.of("WINDOW", "ROUNDTIME").contains(process);
    String clock = split >= 0 ? method.substring(split + 1) : planned ? "JOINT" : "";
    List<Range> ranges = new ArrayList<>(BY_PROCESS_METHOD.getOrDefault(process, List.of()));
    if (!clock.isEmpty()) {
      ranges.addAll(OF_EVERY_CLOCK);
      ranges.addAll(BY_CLOCK.get(clock));
    }
    return ranges;
  }

  private static Range count(String name, double least, double most) {
    return new Range(name, Unit.NONE, true, least, most);
  }

  private static Range time(String name, double least) {
    return new Range(name, Unit.NANOSECONDS, false, least, DAY_NANOS);
  }
}
