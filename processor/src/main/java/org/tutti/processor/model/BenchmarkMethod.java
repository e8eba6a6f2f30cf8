package org.tutti.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * One benchmark.
 *
 * @param method name of its method
 * @param target what it measures
 * @param bodies what the ranks call, by role; the first role that contains a rank applies
 * @param objects the objects that its harness creates
 * @param details its other properties
 * @param settings the settings made by its annotations and those of its class
 */
public record BenchmarkMethod(
    String method,
    Target target,
    List<RoleBody> bodies,
    HarnessObjects objects,
    Details details,
    List<DeclaredSetting> settings) {

  /**
   * Properties that are not settings: they belong to the benchmark and cannot be overridden.
   *
   * @param description a sentence that describes the benchmark; may be empty
   * @param constraints expressions that every combination of parameters has to satisfy
   * @param baseline whether the other benchmarks of the class are compared with it
   * @param operationsPerCall operations that one call performs
   * @param rate what one operation moves, if the result is a rate
   * @param leastProcesses with fewer processes it is not called
   * @param catalog its place in the catalog, if it has one
   * @param guidelines performance guidelines of the method and its class
   */
  public record Details(
      String description,
      List<String> constraints,
      boolean baseline,
      int operationsPerCall,
      Optional<RateExpressions> rate,
      int leastProcesses,
      Optional<CatalogName> catalog,
      List<String> guidelines) {}

  /**
   * What one operation moves.
   *
   * @param messages number of messages, as an expression
   * @param bytes bytes of all messages together, as an expression
   */
  public record RateExpressions(String messages, String bytes) {}

  /**
   * One setting as the command line would give it.
   *
   * @param name name of the runtime's setting, such as {@code run-time}
   * @param text its value
   */
  public record DeclaredSetting(String name, String text) {}
}
