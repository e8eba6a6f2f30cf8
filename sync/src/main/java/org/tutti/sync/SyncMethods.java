package org.tutti.sync;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.annotations.SyncMethod;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockMethodSource;
import org.tutti.sync.clocksync.HcaClockSync;
import org.tutti.sync.clocksync.NoClockSync;
import org.tutti.sync.joint.JointClockSync;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.process.ProcessMethod;

/**
 * The synchronizations that users can choose, by their names: those of this module, and clock
 * synchronizations of every {@link ClockMethodSource}.
 */
public final class SyncMethods {
  /** What other modules add, which is looked for only when a name is none of this module's. */
  private static final class Others {
    static final List<ClockMethod> METHODS =
        ServiceLoader.load(ClockMethodSource.class, SyncMethods.class.getClassLoader()).stream()
            .flatMap(source -> source.get().methods().stream())
            .toList();
  }

  private SyncMethods() {}

  /** Those of this module, which a rank does not load that uses no global clock. */
  private static List<ClockMethod> ofThisModule() {
    return List.of(NoClockSync.METHOD, HcaClockSync.METHOD, JointClockSync.METHOD);
  }

  /**
   * Reads how to synchronize: a process synchronization, or one followed by an underscore and a
   * clock synchronization, such as {@code BARRIER}, {@code WINDOW_HCA} or {@code BARRIER_HCA}; then
   * an optional colon and parameters, such as {@code WINDOW_HCA:window=50us,fit-points=300}.
   *
   * @throws TuttiException 6 if a method is unknown, 45 if a window has no global clock, 6 or 108
   *     if a parameter is unknown or one of another method, 3 if its value is refused
   */
  public static SyncConfiguration read(String text) {
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

  private static SyncConfiguration ofMethods(String name) {
    for (ProcessMethod process : ProcessMethod.values()) {
      if (name.equals(process.name())) {
        ClockMethod clock = process.onGlobalClock() ? JointClockSync.METHOD : NoClockSync.METHOD;
        return SyncConfiguration.of(process, clock);
      }
      if (name.startsWith(process.name() + "_")) {
        ClockMethod clock = clockMethod(name, name.substring(process.name().length() + 1));
        return SyncConfiguration.of(process, clock);
      }
    }
    throw unknown(
        name, "process synchronization", List.of(ProcessMethod.values()), ProcessMethod::name);
  }

  private static ClockMethod clockMethod(String name, String clock) {
    return clockMethods()
        .filter(method -> method.name().equals(clock))
        .findFirst()
        .orElseThrow(
            () ->
                unknown(name, "clock synchronization", clockMethods().toList(), ClockMethod::name));
  }

  /** Those of this module first, so that whoever finds one among them looks no further. */
  private static Stream<ClockMethod> clockMethods() {
    return Stream.<Supplier<List<ClockMethod>>>of(SyncMethods::ofThisModule, () -> Others.METHODS)
        .flatMap(methods -> methods.get().stream());
  }

  /**
   * The parameter called {@code key}, of whatever method.
   *
   * @throws TuttiException 6 if there is none
   */
  public static SyncParameter<?> parameter(String key) {
    Optional<SyncParameter<?>> found =
        parameters().filter(parameter -> parameter.key().equals(key)).findFirst();
    return found.orElseThrow(
        () -> {
          List<String> keys = parameters().map(SyncParameter::key).distinct().toList();
          return CommandLineProblem.NAME_UNKNOWN.error(
              "There is no synchronization parameter '" + key + "'.",
              Suggestions.of(key, keys) + "Known are: " + String.join(", ", keys) + ".");
        });
  }

  /** The names of the methods that take {@code parameter}. */
  static List<String> takersOf(SyncParameter<?> parameter) {
    Stream<String> process =
        Arrays.stream(ProcessMethod.values())
            .filter(method -> method.parameters().contains(parameter))
            .map(ProcessMethod::name);
    Stream<String> clock =
        clockMethods()
            .filter(method -> method.parameters().contains(parameter))
            .map(ClockMethod::name);
    return Stream.concat(process, clock).toList();
  }

  /** The parameters of all methods, some of them more than once. */
  private static Stream<SyncParameter<?>> parameters() {
    return Stream.concat(
        Arrays.stream(ProcessMethod.values()).flatMap(method -> method.parameters().stream()),
        clockMethods().flatMap(method -> method.parameters().stream()));
  }

  private static <T> TuttiException unknown(
      String name, String kind, List<T> known, Function<T, String> nameOf) {
    String knownNames = known.stream().map(nameOf).collect(Collectors.joining(", "));
    if (Arrays.stream(SyncMethod.values()).anyMatch(method -> method.name().equals(name))) {
      return CommandLineProblem.NAME_UNKNOWN.error(
          "Synchronization '" + name + "' is in the artifact tutti-lab, which is missing.",
          "Add tutti-lab to the class path, or use one of: " + knownNames + ".");
    }
    return CommandLineProblem.NAME_UNKNOWN.error(
        "Synchronization '" + name + "' does not name a known " + kind + ".",
        Suggestions.of(name, names())
            + "Known are: "
            + knownNames
            + "; write PROCESS or PROCESS_CLOCK, such as WINDOW_HCA.");
  }

  /** Each process synchronization, alone and with each clock synchronization that it can use. */
  public static List<String> names() {
    List<String> names = new ArrayList<>();
    for (ProcessMethod process : ProcessMethod.values()) {
      names.add(process.name());
      clockMethods()
          .filter(ClockMethod::learnsGlobalClock)
          .forEach(clock -> names.add(process.name() + "_" + clock));
    }
    return names;
  }
}
