package org.tutti.sync;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.parameter.SyncParameterValue;
import org.tutti.sync.parameter.SyncParameters;
import org.tutti.sync.process.ArrivalPattern;
import org.tutti.sync.process.PlannedStarts;
import org.tutti.sync.process.ProcessMethod;
import org.tutti.sync.process.RoundTimeSync;

/**
 * How ranks are synchronized: two methods and their parameters. Immutable, the same on all ranks,
 * and checked when it is made, so that every rank finds an error in it before the first message.
 */
public final class SyncConfiguration {
  private final ProcessMethod process;
  private final ClockMethod clock;
  private final Optional<RunTimeKind> runTime;
  private final SyncParameters parameters;
  private final Optional<ArrivalPattern> arrival;

  private SyncConfiguration(
      ProcessMethod process,
      ClockMethod clock,
      Optional<RunTimeKind> runTime,
      SyncParameters parameters,
      Optional<ArrivalPattern> arrival) {
    this.process = process;
    this.clock = clock;
    this.runTime = runTime;
    this.parameters = parameters;
    this.arrival = arrival;
    if (!clock.learnsGlobalClock() && runTime().isGlobal()) {
      throw SyncProblem.GLOBAL_CLOCK_MISSING.error(
          "Synchronization " + method() + " needs a global clock but has no clock synchronization.",
          "Name a clock synchronization, such as " + process + "_JOINT.");
    }
  }

  /**
   * Two methods with the defaults of all their parameters.
   *
   * @throws TuttiException 45 if starts are planned on a global clock that is not learned
   */
  static SyncConfiguration of(ProcessMethod process, ClockMethod clock) {
    List<SyncParameter<?>> taken = new ArrayList<>(clock.parameters());
    taken.addAll(process.parameters());
    return new SyncConfiguration(
        process, clock, Optional.empty(), SyncParameters.of(taken), Optional.empty());
  }

  /** Reads one of Tutti's own synchronizations: see {@link SyncMethods#read}. */
  public static SyncConfiguration of(String text) {
    return SyncMethods.read(text);
  }

  /** The same with a run-time of its own instead of the default, global with a clock. */
  public SyncConfiguration with(RunTimeKind kind) {
    return new SyncConfiguration(process, clock, Optional.of(kind), parameters, arrival);
  }

  /**
   * The same with ranks that arrive by a pattern; the run-time is then what follows the last
   * arrival, unless it has been set.
   *
   * @throws TuttiException 3 if no starts are planned, or offsets are longer than the window
   */
  public SyncConfiguration with(ArrivalPattern pattern) {
    if (!process.onGlobalClock()) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Ranks cannot arrive as in '" + pattern + "': " + method() + " plans no starts.",
          "Synchronize by WINDOW or ROUNDTIME, or name no synchronization.");
    }
    return new SyncConfiguration(process, clock, runTime, parameters, Optional.of(pattern));
  }

  /**
   * The same with a parameter set.
   *
   * @throws TuttiException 108 if neither method takes it, 3 if the value is refused
   */
  public <T extends Number> SyncConfiguration with(SyncParameter<T> parameter, T value) {
    requireTaken(parameter);
    return with(parameters.with(parameter, value));
  }

  /**
   * The same with a parameter set from text.
   *
   * @throws TuttiException 6 if no method has the parameter, 108 if neither of these two takes it,
   *     3 if the value is refused
   */
  public SyncConfiguration with(String key, String text) {
    SyncParameter<?> parameter = SyncMethods.parameter(key);
    requireTaken(parameter);
    return with(SyncParameterValue.parse(parameter, text));
  }

  /**
   * The same with a parameter set.
   *
   * @throws TuttiException 108 if neither method takes it
   */
  public <T extends Number> SyncConfiguration with(SyncParameterValue<T> given) {
    return with(given.parameter(), given.value());
  }

  private SyncConfiguration with(SyncParameters values) {
    return new SyncConfiguration(process, clock, runTime, values, arrival);
  }

  private void requireTaken(SyncParameter<?> parameter) {
    List<String> taken = parameters.keys();
    if (!taken.contains(parameter.key())) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "The synchronization " + method() + " takes no parameter '" + parameter + "'.",
          namesake(parameter.key(), taken)
              + (taken.isEmpty() ? "It takes none" : "It takes: " + String.join(", ", taken))
              + "; '"
              + parameter
              + "' belongs to "
              + String.join(", ", SyncMethods.takersOf(parameter))
              + ".");
    }
  }

  /** Methods call related parameters alike, such as {@code spread} and {@code fit-spread}. */
  private static String namesake(String key, List<String> taken) {
    return taken.stream()
        .filter(other -> other.endsWith("-" + key) || key.endsWith("-" + other))
        .findFirst()
        .map(other -> "Did you mean '" + other + "'? ")
        .orElse("");
  }

  public ProcessMethod process() {
    return process;
  }

  public ClockMethod clock() {
    return clock;
  }

  /** The parameters of both methods. */
  public SyncParameters parameters() {
    return parameters;
  }

  /** The rank whose clock is the reference. */
  public int root() {
    return clock.root(parameters);
  }

  /** How run-times are to be computed: global where a global clock is learned, else local. */
  public RunTimeKind runTime() {
    boolean global = clock.learnsGlobalClock() || process.onGlobalClock();
    RunTimeKind usual = arrival.isPresent() ? RunTimeKind.LAST_START : RunTimeKind.GLOBAL;
    return runTime.orElse(global ? usual : RunTimeKind.LOCAL);
  }

  /** The methods' names, complete, such as {@code WINDOW_JOINT}. */
  public String method() {
    return clock.learnsGlobalClock() ? process + "_" + clock : process.name();
  }

  /** The same with random arrivals drawn from this seed. */
  public SyncConfiguration drawnFrom(long seed) {
    return new SyncConfiguration(
        process,
        clock,
        runTime,
        parameters,
        arrival.isPresent() ? Optional.of(arrival.get().drawnFrom(seed)) : arrival);
  }

  /** When ranks arrive, if that is not left to the synchronization. */
  public Optional<ArrivalPattern> arrival() {
    return arrival;
  }

  /** The text that {@link #of} reads, complete: methods and the parameters that were set. */
  public String name() {
    String given = parameters.text();
    return given.isEmpty() ? method() : method() + ":" + given;
  }

  /** Defaults that the user should know of. */
  public List<String> notices() {
    return process.notice(parameters).stream().toList();
  }

  /**
   * Checks what depends on the number of processes.
   *
   * @throws TuttiException 47 if the root is not a rank
   */
  public void checkProcesses(int processes) {
    if (root() >= processes) {
      throw SyncProblem.ROOT_INVALID.error(
          "The clock of rank " + root() + " cannot be the reference.",
          "There are " + processes + " ranks; the last is " + (processes - 1) + ".");
    }
  }

  /**
   * Checks what depends on the number of ranks that take part in a cell.
   *
   * @throws TuttiException 3 if there are offsets for another number
   */
  public void checkArrivals(int members) {
    int offsets = arrival.isPresent() ? arrival.get().offsets().size() : 0;
    if (offsets > 0 && offsets != members) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "There are arrival offsets of " + offsets + " ranks, but " + members + " take part.",
          "Give one offset for each rank that takes part.");
    }
  }

  /** How late a planned start may be, in nanoseconds; empty if no starts are planned. */
  public OptionalLong tolerance() {
    return process.onGlobalClock()
        ? OptionalLong.of(parameters.get(PlannedStarts.TOLERANCE))
        : OptionalLong.empty();
  }

  /**
   * Checks the window against the step of the clock.
   *
   * @param granularity in nanoseconds, the largest of all ranks
   * @throws TuttiException 3 if the window is shorter
   */
  public void checkWindow(long granularity) {
    if (!process.onGlobalClock()) {
      return;
    }
    if (parameters.isGiven(PlannedStarts.WINDOW)
        && parameters.get(PlannedStarts.WINDOW) < granularity) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "A window of "
              + parameters.get(PlannedStarts.WINDOW)
              + " ns is shorter than the resolution of the clock.",
          "Give at least " + granularity + " ns, or omit the window so that Tutti determines one.");
    }
    long latest = arrival.isPresent() ? arrival.get().nanos().orElse(0) : 0;
    if (parameters.isGiven(PlannedStarts.WINDOW)
        && parameters.get(PlannedStarts.WINDOW) <= latest) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Ranks arrive up to "
              + latest
              + " ns late, in a window of "
              + parameters.get(PlannedStarts.WINDOW)
              + " ns.",
          "Give a longer window, or omit it so that Tutti determines one.");
    }
    if (parameters.keys().contains(RoundTimeSync.SLOT.key())
        && parameters.get(RoundTimeSync.SLOT) <= latest) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Ranks arrive up to "
              + latest
              + " ns late, and a cell has a slot of "
              + parameters.get(RoundTimeSync.SLOT)
              + " ns.",
          "Give a longer slot, or synchronize by WINDOW.");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SyncConfiguration configuration
        && process == configuration.process
        && clock == configuration.clock
        && runTime() == configuration.runTime()
        && arrival.equals(configuration.arrival)
        && parameters.equals(configuration.parameters);
  }

  @Override
  public int hashCode() {
    return name().hashCode();
  }

  @Override
  public String toString() {
    return name();
  }
}
