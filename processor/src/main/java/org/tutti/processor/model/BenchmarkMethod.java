package org.tutti.processor.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * One benchmark.
 *
 * @param method name of its method
 * @param target what it measures
 * @param bodies what the ranks call, by role; the first role that contains a rank applies
 * @param owner the object of the benchmark's class
 * @param states the state objects that its methods take
 * @param details its other properties
 * @param settings the settings made by its annotations and those of its class
 * @param factors the factors that vary between launches
 */
public record BenchmarkMethod(
    String method,
    Target target,
    List<RoleBody> bodies,
    StateObject owner,
    List<StateObject> states,
    Details details,
    List<DeclaredSetting> settings,
    List<DeclaredFactor> factors) {

  /** All objects in the order of their set-up: the states, then the object of the class itself. */
  public List<StateObject> objects() {
    return Stream.concat(states.stream(), Stream.of(owner)).toList();
  }

  /**
   * Properties that are not settings: they belong to the benchmark and cannot be overridden.
   *
   * @param description a sentence that describes the benchmark; may be empty
   * @param constraints expressions that every combination of parameters has to satisfy
   * @param baseline whether the other benchmarks of the class are compared with it
   * @param operationsPerCall operations that one call performs
   */
  public record Details(
      String description, List<String> constraints, boolean baseline, int operationsPerCall) {}

  /**
   * One setting as the command line would give it.
   *
   * @param name name of the runtime's setting, such as {@code cold-cache}
   * @param text its value
   */
  public record DeclaredSetting(String name, String text) {}

  /**
   * One factor.
   *
   * @param name such as {@code library}
   * @param levels its levels in the given order
   */
  public record DeclaredFactor(String name, List<String> levels) {}
}
