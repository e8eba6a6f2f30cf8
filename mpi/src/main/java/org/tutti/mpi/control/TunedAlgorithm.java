package org.tutti.mpi.control;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.mpi.control.Substitution.CollectiveCall;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * The algorithm that the component {@code tuned} of Open MPI runs for a call: the one that its
 * parameters name, or the one that it chooses itself ({@code coll_tuned_decision_fixed.c}, the same
 * in versions 4.1.0 to 5.0.8), or the one that runs in its place.
 *
 * @param name of the algorithm, as its parameter takes it
 * @param segmentBytes the segments into which it may divide the message; 0 if it does not
 */
public record TunedAlgorithm(String name, long segmentBytes) {
  private static final Pattern VERSIONS = Pattern.compile("(?s)Open MPI v(4\\.1|5\\.0)\\..*");
  private static final Pattern PRIORITY = Pattern.compile("coll_([a-z]+)_priority");
  private static final String OWN_PRIORITY = "coll_tuned_priority";

  /** Components that serve no communicator of several processes, unless something else is set. */
  private static final Set<String> ELSEWHERE = Set.of("tuned", "self", "inter", "sync");

  /** The size of an element is not recorded, and of predefined ones it is one of these. */
  private static final int[] ELEMENTS = {1, 2, 4, 8, 16};

  private static final List<TunedChoice> CHOICES = read();

  /** What the component chooses from these numbers of processes and bytes on. */
  private record TunedChoice(
      String parameter, int processes, long bytes, String number, String algorithm) {}

  /** The parameter that names the algorithm of an operation such as {@code MPI_Allreduce}. */
  public static String parameter(String operation) {
    return "coll_tuned_"
        + operation.replaceFirst("^MPI_", "").toLowerCase(Locale.ROOT)
        + "_algorithm";
  }

  /**
   * The algorithm of a call, if all that decides it is known.
   *
   * @param version of the library
   * @param controls values of all of its control variables
   * @param operation such as {@code ALLREDUCE}
   * @param bytes of the message of a process
   */
  public static Optional<TunedAlgorithm> of(
      String version,
      Map<String, String> controls,
      String operation,
      int processes,
      long bytes,
      boolean isOneHost) {
    if (processes < 2
        || !VERSIONS.matcher(version).matches()
        || !isServing(controls, isOneHost)
        || CHOICES.stream().noneMatch(one -> one.parameter.equals(parameter(operation)))) {
      return Optional.empty();
    }
    Set<TunedAlgorithm> possible = new HashSet<>();
    for (int element : ELEMENTS) {
      if (bytes % element == 0) {
        Optional<TunedAlgorithm> one =
            of(controls, parameter(operation), processes, bytes, element);
        if (one.isEmpty()) {
          return one;
        }
        possible.add(one.get());
      }
    }
    return possible.size() == 1 ? possible.stream().findFirst() : Optional.empty();
  }

  /** Whether no other component may serve a communicator of all processes. */
  private static boolean isServing(Map<String, String> controls, boolean isOneHost) {
    int own = number(controls.get(OWN_PRIORITY));
    return own >= 0
        && controls.getOrDefault("coll", "").isEmpty()
        && controls.entrySet().stream()
            .noneMatch(
                entry -> {
                  Matcher priority = PRIORITY.matcher(entry.getKey());
                  return priority.matches()
                      && !ELSEWHERE.contains(priority.group(1))
                      // On one host, it has nothing to divide.
                      && !(priority.group(1).equals("han") && isOneHost)
                      && number(entry.getValue()) >= own;
                });
  }

  private static Optional<TunedAlgorithm> of(
      Map<String, String> controls, String parameter, int processes, long bytes, int element) {
    boolean areRulesOn = number(controls.get("coll_tuned_use_dynamic_rules")) == 1;
    if (areRulesOn && !controls.getOrDefault("coll_tuned_dynamic_rules_filename", "").isEmpty()) {
      return Optional.empty();
    }
    String forced = areRulesOn ? controls.getOrDefault(parameter, "0") : "0";
    boolean isForced = !forced.equals("0");
    long segment = isForced ? Math.max(0, number(controls.get(parameter + "_segmentsize"))) : 0;
    String named = isForced ? name(parameter, forced) : choice(parameter, processes, bytes);
    if (isForced && named.equals("chain")) {
      return Optional.empty(); // The number of its chains is another than that of the default.
    }
    String runs = named;
    for (Optional<String> instead = Optional.of(named); instead.isPresent(); ) {
      runs = instead.get();
      instead =
          Substitution.of(
              parameter, runs, new CollectiveCall(processes, bytes / element, element, segment));
    }
    return Optional.of(new TunedAlgorithm(runs, segment < bytes ? segment : 0));
  }

  private static String name(String parameter, String number) {
    return CHOICES.stream()
        .filter(one -> one.parameter.equals(parameter) && one.number.equals(number))
        .map(TunedChoice::algorithm)
        .findFirst()
        .or(() -> Substitution.name(parameter, number))
        .orElse(number);
  }

  /** What the component chooses itself: the last that fits, of the last number of processes. */
  private static String choice(String parameter, int processes, long bytes) {
    int from =
        CHOICES.stream()
            .filter(one -> one.parameter.equals(parameter) && one.processes <= processes)
            .mapToInt(TunedChoice::processes)
            .max()
            .orElseThrow();
    return CHOICES.stream()
        .filter(one -> one.parameter.equals(parameter) && one.processes == from)
        .filter(one -> one.bytes <= bytes)
        .reduce((one, next) -> next)
        .orElseThrow()
        .algorithm;
  }

  private static int number(String text) {
    return text != null && text.matches("\\d{1,9}") ? Integer.parseInt(text) : -1;
  }

  private static List<TunedChoice> read() {
    try {
      return new String(ClassPathFile.read(TunedAlgorithm.class, "choices.csv"), UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split(",", -1))
          .map(
              fields ->
                  new TunedChoice(
                      fields[0],
                      Integer.parseInt(fields[1]),
                      Long.parseLong(fields[2]),
                      fields[3],
                      fields[4]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the table of choices cannot be read", e);
    }
  }
}
