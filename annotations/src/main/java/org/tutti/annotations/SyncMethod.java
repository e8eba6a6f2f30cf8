package org.tutti.annotations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How observations are started on all ranks: a process synchronization and, after an underscore,
 * the clock synchronization of a global clock: {@code SKAMPI}, {@code NETGAUGE}, {@code JK} (Jones
 * and Koenig), {@code HCA}, {@code HCA2}, {@code HCA3}, or {@code JOINT} (Tutti's own). With one,
 * run-times are global. Without one, windows and round time use {@code JOINT}, and run-times of the
 * others are local. {@link SyncParameterName} lists the parameters of all methods.
 */
public enum SyncMethod {
  /** No synchronization between observations. */
  NONE,
  NONE_SKAMPI,
  NONE_NETGAUGE,
  NONE_JK,
  NONE_HCA,
  NONE_HCA2,
  NONE_HCA3,
  NONE_JOINT,
  /** The library's own {@code MPI_Barrier}. */
  BARRIER,
  BARRIER_SKAMPI,
  BARRIER_NETGAUGE,
  BARRIER_JK,
  BARRIER_HCA,
  BARRIER_HCA2,
  BARRIER_HCA3,
  BARRIER_JOINT,
  /** Tutti's own dissemination barrier, the same with every library. */
  DISSEMINATION,
  DISSEMINATION_SKAMPI,
  DISSEMINATION_NETGAUGE,
  DISSEMINATION_JK,
  DISSEMINATION_HCA,
  DISSEMINATION_HCA2,
  DISSEMINATION_HCA3,
  DISSEMINATION_JOINT,
  /** Tutti's own barrier over a binomial tree, the same with every library. */
  TREE,
  TREE_SKAMPI,
  TREE_NETGAUGE,
  TREE_JK,
  TREE_HCA,
  TREE_HCA2,
  TREE_HCA3,
  TREE_JOINT,
  /** Start times in windows of a global clock. */
  WINDOW,
  WINDOW_SKAMPI,
  WINDOW_NETGAUGE,
  WINDOW_JK,
  WINDOW_HCA,
  WINDOW_HCA2,
  WINDOW_HCA3,
  WINDOW_JOINT,
  /** A start time that all ranks can meet on a global clock, chosen anew for each observation. */
  ROUNDTIME,
  ROUNDTIME_SKAMPI,
  ROUNDTIME_NETGAUGE,
  ROUNDTIME_JK,
  ROUNDTIME_HCA,
  ROUNDTIME_HCA2,
  ROUNDTIME_HCA3,
  ROUNDTIME_JOINT;

  /**
   * The parameters of synchronizations: their names, what values they have, and which methods take
   * them. The compiler checks annotations by this table, and the methods have their parameters from
   * it.
   */
  public enum SyncParameterName {
    FIT_POINTS(ParameterKind.COUNT, 3, Bound.MILLION, 1000, "JK HCA HCA2 HCA3"),
    EXCHANGES(ParameterKind.COUNT, 1, Bound.MILLION, 100, "JK HCA HCA2 HCA3"),
    ROUND_TRIPS(ParameterKind.COUNT, 1, Bound.MILLION, 100, "JK HCA HCA2 HCA3"),
    WARMUP_EXCHANGES(ParameterKind.COUNT, 1, Bound.MILLION, 10, "JK HCA HCA2 HCA3"),
    FIT_SPREAD(ParameterKind.TIME, 0, Bound.DAY, 0, "JK HCA HCA2 HCA3"),
    OFFSET_EXCHANGES(ParameterKind.COUNT, 1, Bound.MILLION, 100, "SKAMPI HCA HCA2 HCA3"),
    PATIENCE(ParameterKind.COUNT, 1, Bound.MILLION, 100, "NETGAUGE"),
    BURSTS(ParameterKind.COUNT, 3, 1_000, 50, "JOINT"),
    BURST_EXCHANGES(ParameterKind.COUNT, 1, 1_000, 20, "JOINT"),
    BURST_WARMUP(ParameterKind.COUNT, 0, Bound.MILLION, 5_000, "JOINT"),
    SPREAD(ParameterKind.TIME, 1, Bound.DAY, 2e9, "JOINT"),
    REFRESH(ParameterKind.TIME, 1, Bound.DAY, 1e9, "JOINT"),
    ROOT(ParameterKind.COUNT, 0, Bound.MILLION, 0, Bound.EVERY_CLOCK),
    /** The least is so far above 0 that its square is not lost to rounding. */
    WANDER(ParameterKind.RATE, 1e-15, 1, 1e-8, Bound.EVERY_CLOCK),
    BARRIERS(ParameterKind.COUNT, 1, Bound.MILLION, 1, "DISSEMINATION"),
    WINDOW(ParameterKind.TIME, 1, Bound.DAY, 0, "WINDOW ROUNDTIME"),
    LEAD(ParameterKind.TIME, 1, Bound.DAY, 1e5, "WINDOW"),
    TOLERANCE(ParameterKind.TIME, 1, Bound.DAY, 1e3, "WINDOW ROUNDTIME"),
    SLOT(ParameterKind.TIME, 1, Bound.DAY, 1e10, "ROUNDTIME"),
    ATTEMPTS(ParameterKind.COUNT, 1, Bound.MILLION, 4, "WINDOW ROUNDTIME");

    /** What a value is. */
    public enum ParameterKind {
      COUNT("a whole number"),
      /** Its unit is nanoseconds. */
      TIME("a time such as 500ns, 50us, 1ms or 2s"),
      RATE("a number");

      private final String description;

      ParameterKind(String description) {
        this.description = description;
      }
    }

    private static final class Bound {
      private static final double MILLION = 1e6;

      /** A day in nanoseconds, so that no sum of some times overflows. */
      private static final double DAY = 86_400e9;

      private static final String EVERY_CLOCK = "";
    }

    private static final List<String> UNITS = List.of("ns", "us", "ms", "s");

    private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final ParameterKind kind;
    private final double least;
    private final double most;
    private final double defaultValue;
    private final List<String> takers;

    SyncParameterName(
        ParameterKind kind, double least, double most, double defaultValue, String takers) {
      this.kind = kind;
      this.least = least;
      this.most = most;
      this.defaultValue = defaultValue;
      this.takers = List.of(takers.split(" "));
    }

    /** The name in annotations and on the command line, such as {@code fit-points}. */
    public String key() {
      return key;
    }

    public ParameterKind kind() {
      return kind;
    }

    /** The smallest value; times are in nanoseconds. */
    public double least() {
      return least;
    }

    public double most() {
      return most;
    }

    /** The value unless another is given; that of a window stands for one that is determined. */
    public double defaultValue() {
      return defaultValue;
    }

    /** What values it takes, in words. */
    public String range() {
      String lower = least >= 1 || least == 0 ? "at least " + (long) least : "above 0";
      String upper = kind == ParameterKind.TIME ? "24 hours" : Long.toString((long) most);
      return kind.description + ", " + lower + ", at most " + upper;
    }

    /** Whether this is a value. */
    public boolean accepts(double value) {
      return value >= least
          && value <= most
          && (kind != ParameterKind.COUNT || value == Math.rint(value));
    }

    /**
     * The number that a text says, in nanoseconds if it is a time; what is none is not a number.
     */
    public double number(String text) {
      String number = text.strip();
      double factor = 1;
      if (kind == ParameterKind.TIME) {
        String unit = number.replaceFirst("^[-+0-9.eE]*", "");
        number = number.substring(0, number.length() - unit.length());
        int power = unit.isEmpty() ? 0 : UNITS.indexOf(unit);
        factor = power < 0 ? Double.NaN : Math.pow(1000, power);
      }
      try {
        return Double.parseDouble(number) * factor;
      } catch (NumberFormatException e) {
        return Double.NaN;
      }
    }

    /** The parameters of a process synchronization, such as {@code WINDOW}. */
    public static List<SyncParameterName> ofProcess(String method) {
      return of(List.of(method));
    }

    /** The parameters of a clock synchronization, such as {@code HCA}. */
    public static List<SyncParameterName> ofClock(String method) {
      return of(List.of(method, Bound.EVERY_CLOCK));
    }

    /** A loop, since each rank starts with it. */
    private static List<SyncParameterName> of(List<String> takers) {
      List<SyncParameterName> taken = new ArrayList<>();
      for (SyncParameterName one : values()) {
        if (!Collections.disjoint(one.takers, takers)) {
          taken.add(one);
        }
      }
      return taken;
    }

    /** The parameters of a synchronization, such as {@code BARRIER_HCA} or {@code WINDOW}. */
    public static List<SyncParameterName> taken(String method) {
      int split = method.indexOf('_');
      String process = split < 0 ? method : method.substring(0, split);
      boolean isPlanned = List.of("WINDOW", "ROUNDTIME").contains(process);
      String clock = split >= 0 ? method.substring(split + 1) : isPlanned ? "JOINT" : "";
      List<SyncParameterName> taken = new ArrayList<>();
      if (!clock.isEmpty()) {
        taken.addAll(ofClock(clock));
      }
      taken.addAll(ofProcess(process));
      return taken;
    }

    /** Why a synchronization does not take {@code NAME=VALUE}, if so. */
    public static Optional<String> fault(String method, String text) {
      int equals = text.indexOf('=');
      if (equals < 1) {
        return Optional.of("it is not NAME=VALUE");
      }
      String name = text.substring(0, equals).strip();
      return taken(method).stream()
          .filter(one -> one.key.equals(name))
          .findFirst()
          .map(one -> one.valueFault(text.substring(equals + 1)))
          .orElseGet(() -> Optional.of(method + " takes no parameter '" + name + "'"));
    }

    private Optional<String> valueFault(String value) {
      return accepts(number(value)) ? Optional.empty() : Optional.of(key + " is " + range());
    }
  }
}
