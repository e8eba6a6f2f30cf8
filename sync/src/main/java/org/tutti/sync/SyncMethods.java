package org.tutti.sync;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.annotations.SyncMethod;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.Hca2ClockSync;
import org.tutti.sync.clocksync.Hca3ClockSync;
import org.tutti.sync.clocksync.HcaClockSync;
import org.tutti.sync.clocksync.JkClockSync;
import org.tutti.sync.clocksync.NetgaugeClockSync;
import org.tutti.sync.clocksync.NoClockSync;
import org.tutti.sync.clocksync.SkampiClockSync;
import org.tutti.sync.joint.JointClockSync;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.process.DisseminationSync;
import org.tutti.sync.process.MpiBarrierSync;
import org.tutti.sync.process.NoSync;
import org.tutti.sync.process.ProcessMethod;
import org.tutti.sync.process.RoundTimeSync;
import org.tutti.sync.process.TreeSync;
import org.tutti.sync.process.WindowSync;

/** The synchronizations that users can choose, by their names. Immutable. */
public final class SyncMethods {
  private static final SyncMethods STANDARD =
      new SyncMethods(
          List.of(
              NoSync.METHOD,
              MpiBarrierSync.METHOD,
              DisseminationSync.METHOD,
              TreeSync.METHOD,
              WindowSync.METHOD,
              RoundTimeSync.METHOD),
          List.of(
              NoClockSync.METHOD,
              SkampiClockSync.METHOD,
              NetgaugeClockSync.METHOD,
              JkClockSync.METHOD,
              HcaClockSync.METHOD,
              Hca2ClockSync.METHOD,
              Hca3ClockSync.METHOD,
              JointClockSync.METHOD));

  private final List<ProcessMethod> processMethods;
  private final List<ClockMethod> clockMethods;

  private SyncMethods(List<ProcessMethod> processMethods, List<ClockMethod> clockMethods) {
    this.processMethods = List.copyOf(processMethods);
    this.clockMethods = List.copyOf(clockMethods);
  }

  /** Tutti's own methods. */
  public static SyncMethods standard() {
    return STANDARD;
  }

  /** These methods and another process synchronization. */
  SyncMethods and(ProcessMethod method) {
    List<ProcessMethod> more = new ArrayList<>(processMethods);
    more.add(method);
    return new SyncMethods(more, clockMethods);
  }

  /**
   * Reads how to synchronize: a process synchronization, or one followed by an underscore and a
   * clock synchronization, such as {@code BARRIER}, {@code WINDOW_HCA} or {@code BARRIER_HCA}; then
   * an optional colon and parameters, such as {@code WINDOW_HCA:window=50us,fit-points=300}.
   *
   * @throws TuttiException 40 if a method is unknown, 45 if a window has no global clock, 46 or 210
   *     if a parameter is unknown or one of another method, 41 if its value is refused
   */
  public SyncConfiguration read(String text) {
    int colon = text.indexOf(':');
    SyncConfiguration configuration = ofMethods(colon < 0 ? text : text.substring(0, colon));
    if (colon >= 0) {
      for (String parameter : List.of(text.substring(colon + 1).split(","))) {
        String[] pair = parameter.toLowerCase(Locale.ROOT).split("=", 2);
        configuration =
            configuration.with(pair[0].strip().replace('_', '-'), pair.length == 2 ? pair[1] : "");
      }
    }
    return configuration;
  }

  private SyncConfiguration ofMethods(String name) {
    for (ProcessMethod process : processMethods) {
      if (name.equals(process.name())) {
        ClockMethod clock = process.onGlobalClock() ? JointClockSync.METHOD : NoClockSync.METHOD;
        return SyncConfiguration.of(this, process, clock);
      }
      if (name.startsWith(process.name() + "_")) {
        ClockMethod clock = clockMethod(name, name.substring(process.name().length() + 1));
        return SyncConfiguration.of(this, process, clock);
      }
    }
    throw unknown(name, "process synchronization", processMethods, ProcessMethod::name);
  }

  private ClockMethod clockMethod(String name, String clock) {
    return clockMethods.stream()
        .filter(method -> method.name().equals(clock))
        .findFirst()
        .orElseThrow(() -> unknown(name, "clock synchronization", clockMethods, ClockMethod::name));
  }

  /**
   * The parameter called {@code key}, of whatever method.
   *
   * @throws TuttiException 46 if there is none
   */
  public SyncParameter<?> parameter(String key) {
    Optional<SyncParameter<?>> found =
        parameters().filter(parameter -> parameter.key().equals(key)).findFirst();
    return found.orElseThrow(
        () -> {
          List<String> keys = parameters().map(SyncParameter::key).distinct().toList();
          return SyncProblem.SYNC_PARAMETER_UNKNOWN.error(
              "There is no synchronization parameter '" + key + "'.",
              Suggestions.of(key, keys) + "Known are: " + String.join(", ", keys) + ".");
        });
  }

  /** The names of the methods that take {@code parameter}. */
  List<String> takersOf(SyncParameter<?> parameter) {
    Stream<String> process =
        processMethods.stream()
            .filter(method -> method.parameters().contains(parameter))
            .map(ProcessMethod::name);
    Stream<String> clock =
        clockMethods.stream()
            .filter(method -> method.parameters().contains(parameter))
            .map(ClockMethod::name);
    return Stream.concat(process, clock).toList();
  }

  /** The parameters of all methods, some of them more than once. */
  private Stream<SyncParameter<?>> parameters() {
    return Stream.concat(
        clockMethods.stream().flatMap(method -> method.parameters().stream()),
        processMethods.stream().flatMap(method -> method.parameters().stream()));
  }

  private <T> TuttiException unknown(
      String name, String kind, List<T> known, Function<T, String> nameOf) {
    return SyncProblem.SYNC_METHOD_UNKNOWN.error(
        "Synchronization '" + name + "' does not name a known " + kind + ".",
        Suggestions.of(name, names())
            + "Known are: "
            + known.stream().map(nameOf).collect(Collectors.joining(", "))
            + "; write PROCESS or PROCESS_CLOCK, such as WINDOW_HCA.");
  }

  /** All that an annotation can name, and process synchronizations beside those. */
  public List<String> names() {
    return Stream.concat(
            Arrays.stream(SyncMethod.values()).map(SyncMethod::name),
            processMethods.stream().map(ProcessMethod::name))
        .distinct()
        .toList();
  }
}
