package org.tutti.processor.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * One benchmark.
 *
 * @param method name of its method
 * @param target what it measures
 * @param bodies what the ranks call, by role; the first that names a rank is its own
 * @param owner the object of the benchmark's class
 * @param states the objects that its methods take
 * @param details what else is said of it
 * @param settings what its annotations and those of its class set
 * @param factors what they vary between launches
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

  /** The states, then the object of the benchmark's class: the order in which they are set up. */
  public List<StateObject> objects() {
    return Stream.concat(states.stream(), Stream.of(owner)).toList();
  }

  /**
   * Facts that are no settings: they belong to the benchmark, whoever runs it.
   *
   * @param description a sentence for people; may be empty
   * @param constraints expressions that every combination of parameters has to satisfy
   * @param baseline whether the others of the class are compared with it
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
   * @param levels its values in the order written
   */
  public record DeclaredFactor(String name, List<String> levels) {}
}
