package org.tutti.mpi.simulated;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.tutti.diagnostics.CommandLineProblem;

/**
 * The algorithms by which a simulation does collective operations that it has several for, so that
 * what is to choose among algorithms can be tried where theory says what each of them takes.
 *
 * @param chosen the algorithm of an operation, where it is not the usual one
 */
public record SimulatedAlgorithms(Map<String, String> chosen) {
  /** Each operation does what it usually does. */
  public static final SimulatedAlgorithms USUAL = new SimulatedAlgorithms(Map.of());

  /** The algorithms of each operation that has several, the usual one first. */
  private static final SortedMap<String, List<String>> OFFERED =
      new TreeMap<>(Map.of("MPI_Bcast", List.of("binomial", "linear")));

  public SimulatedAlgorithms {
    chosen = Map.copyOf(chosen);
  }

  /** The operations that have several algorithms, sorted. */
  public static List<String> operations() {
    return List.copyOf(OFFERED.keySet());
  }

  /** The algorithms of one of these operations, the usual one first. */
  public static List<String> of(String operation) {
    return OFFERED.get(operation);
  }

  /** The environment variable that names the algorithm of an operation for a command. */
  public static String variable(String operation) {
    return "TUTTI_SIMULATED_" + operation.substring("MPI_".length()).toUpperCase(Locale.ROOT);
  }

  /**
   * What the variables of a command say.
   *
   * @throws org.tutti.diagnostics.TuttiException if one of them names no algorithm of its operation
   */
  public static SimulatedAlgorithms in(Map<String, String> environment) {
    Map<String, String> chosen = new TreeMap<>();
    OFFERED.forEach(
        (operation, algorithms) -> {
          String name = environment.get(variable(operation));
          if (name != null && !algorithms.contains(name)) {
            throw CommandLineProblem.OPTION_VALUE_INVALID.error(
                variable(operation) + " has '" + name + "'.",
                "Write one of " + String.join(", ", algorithms) + ".");
          }
          if (name != null && !name.equals(algorithms.get(0))) {
            chosen.put(operation, name);
          }
        });
    return new SimulatedAlgorithms(chosen);
  }

  /** The algorithm of an operation; empty for the usual one. */
  String named(String operation) {
    return chosen.getOrDefault(operation, "");
  }

  @Override
  public String toString() {
    return "algorithms " + new TreeMap<>(chosen);
  }
}
