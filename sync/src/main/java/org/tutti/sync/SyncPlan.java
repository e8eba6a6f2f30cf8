package org.tutti.sync;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * How ranks are synchronized: an immutable description, the same on all ranks, checked as it is
 * made, so that whatever is wrong with it is said on every rank before the first message.
 */
public final class SyncPlan {
  private final ProcessMethod process;
  private final ClockMethod clock;
  private final Optional<RunTimeKind> runTime;
  private final Map<SyncParameter, Double> given;

  private SyncPlan(
      ProcessMethod process,
      ClockMethod clock,
      Optional<RunTimeKind> runTime,
      Map<SyncParameter, Double> given) {
    this.process = process;
    this.clock = clock;
    this.runTime = runTime;
    this.given = Collections.unmodifiableMap(given);
    if (clock == ClockMethod.NONE && runTime().equals(RunTimeKind.GLOBAL)) {
      throw SyncProblem.GLOBAL_CLOCK_MISSING.error(
          "Synchronization " + method() + " needs a global clock but learns none.",
          "Name a clock synchronization, such as " + process + "_JOINT.");
    }
  }

  /**
   * The plan of a text: a process synchronization, or one followed by an underscore and a clock
   * synchronization, such as {@code BARRIER}, {@code WINDOW_HCA} or {@code BARRIER_HCA}; then, if
   * wanted, a colon and parameters, such as {@code WINDOW_HCA:window=50us,fit-points=300}.
   *
   * @throws TuttiException if a method is unknown, if a window has no global clock, if a parameter
   *     is unknown or its value refused
   */
  public static SyncPlan of(String text) {
    int colon = text.indexOf(':');
    SyncPlan plan = ofMethod(colon < 0 ? text : text.substring(0, colon));
    if (colon >= 0) {
      for (String parameter : List.of(text.substring(colon + 1).split(","))) {
        String[] pair = parameter.toLowerCase(Locale.ROOT).split("=", 2);
        plan = plan.with(pair[0].strip().replace('_', '-'), pair.length == 2 ? pair[1] : "");
      }
    }
    return plan;
  }

  private static SyncPlan ofMethod(String name) {
    for (ProcessMethod process : ProcessMethod.values()) {
      if (name.equals(process.name())) {
        ClockMethod clock = process.onGlobalClock() ? ClockMethod.JOINT : ClockMethod.NONE;
        return new SyncPlan(process, clock, Optional.empty(), emptyParameters());
      }
      if (name.startsWith(process.name() + "_")) {
        ClockMethod clock = clockOf(name, name.substring(process.name().length() + 1));
        return new SyncPlan(process, clock, Optional.empty(), emptyParameters());
      }
    }
    throw unknown(name, "process synchronization", ProcessMethod.values());
  }

  /** The same plan with a run-time of its own instead of the default, global with a clock. */
  public SyncPlan with(RunTimeKind runTime) {
    return new SyncPlan(process, clock, Optional.of(runTime), given);
  }

  /**
   * The same plan with a parameter set.
   *
   * @throws TuttiException if the value is refused
   */
  public SyncPlan with(SyncParameter parameter, double value) {
    Map<SyncParameter, Double> values = emptyParameters();
    values.putAll(given);
    values.put(parameter, parameter.check(value));
    return new SyncPlan(process, clock, runTime, values);
  }

  /**
   * The same plan with a parameter set from text.
   *
   * @throws TuttiException if the parameter is unknown, if the value is refused
   */
  public SyncPlan with(String key, String text) {
    SyncParameter parameter = SyncParameter.of(key);
    return with(parameter, parameter.parse(text));
  }

  public ProcessMethod process() {
    return process;
  }

  public ClockMethod clock() {
    return clock;
  }

  /** How run-times are to be computed: global where a global clock is learned, else local. */
  public RunTimeKind runTime() {
    boolean global = clock != ClockMethod.NONE || process.onGlobalClock();
    return runTime.orElse(global ? RunTimeKind.GLOBAL : RunTimeKind.LOCAL);
  }

  /** The parameter's value, or its default. */
  public double value(SyncParameter parameter) {
    return given.getOrDefault(parameter, parameter.defaultValue());
  }

  /** The parameters that were set, for the record. */
  public Map<SyncParameter, Double> given() {
    return given;
  }

  /** The methods' names, complete, such as {@code WINDOW_JOINT}. */
  public String method() {
    return clock == ClockMethod.NONE ? process.name() : process + "_" + clock;
  }

  /** The text that {@link #of} takes, complete: methods and the parameters that were set. */
  public String name() {
    String parameters =
        given.entrySet().stream()
            .map(entry -> entry.getKey().key() + "=" + entry.getKey().format(entry.getValue()))
            .collect(Collectors.joining(","));
    return parameters.isEmpty() ? method() : method() + ":" + parameters;
  }

  /** What was decided for the user where the plan says nothing, and that they should know. */
  public List<String> notices() {
    if (process == ProcessMethod.ROUNDTIME && !given.containsKey(SyncParameter.SLOT)) {
      double seconds = value(SyncParameter.SLOT) * 1e-9;
      return List.of(
          String.format(
              Locale.ROOT,
              "Round time without a slot: each cell may take %.0f s (set it with slot=...).",
              seconds));
    }
    return List.of();
  }

  /** A whole-number parameter. */
  int count(SyncParameter parameter) {
    return (int) value(parameter);
  }

  /** A time in nanoseconds. */
  long nanos(SyncParameter parameter) {
    return Math.round(value(parameter));
  }

  /**
   * Checks the root.
   *
   * @throws TuttiException if it is no rank
   */
  public void checkProcesses(int processes) {
    if (count(SyncParameter.ROOT) >= processes) {
      throw SyncProblem.SYNC_ROOT_INVALID.error(
          "The clock of rank " + count(SyncParameter.ROOT) + " cannot be the reference.",
          "There are " + processes + " ranks, the last is " + (processes - 1) + ".");
    }
  }

  /**
   * Checks the window against the step of the clock.
   *
   * @param granularity in nanoseconds, the largest of all ranks
   * @throws TuttiException if the window is shorter
   */
  public void checkWindow(long granularity) {
    if (given.containsKey(SyncParameter.WINDOW) && nanos(SyncParameter.WINDOW) < granularity) {
      throw SyncProblem.WINDOW_TOO_SHORT.error(
          "A window of " + nanos(SyncParameter.WINDOW) + " ns is shorter than the clock's step.",
          "Give at least " + granularity + " ns, or no window to have it measured.");
    }
  }

  private static Map<SyncParameter, Double> emptyParameters() {
    return new EnumMap<>(SyncParameter.class);
  }

  private static ClockMethod clockOf(String name, String clock) {
    return Arrays.stream(ClockMethod.values())
        .filter(method -> method.name().equals(clock))
        .findFirst()
        .orElseThrow(() -> unknown(name, "clock synchronization", ClockMethod.values()));
  }

  private static TuttiException unknown(String name, String kind, Enum<?>[] known) {
    return SyncProblem.SYNC_METHOD_UNKNOWN.error(
        "Synchronization '" + name + "' names no " + kind + " that Tutti knows.",
        Suggestions.of(name, methods())
            + "Known are: "
            + Arrays.stream(known).map(Enum::name).collect(Collectors.joining(", "))
            + "; write PROCESS or PROCESS_CLOCK, such as WINDOW_HCA.");
  }

  /** All combinations that have a meaning. */
  private static List<String> methods() {
    List<String> methods = new ArrayList<>();
    for (ProcessMethod process : ProcessMethod.values()) {
      methods.add(process.name());
      for (ClockMethod clock : ClockMethod.values()) {
        if (clock != ClockMethod.NONE) {
          methods.add(process + "_" + clock);
        }
      }
    }
    return methods;
  }
}
