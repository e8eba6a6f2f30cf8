package org.tutti.campaign.factor;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * A constraint on a design: combinations that have all these levels are left out.
 *
 * @param levels levels to exclude in combination, by factor; several levels of a factor mean any of
 *     them
 */
public record Exclusion(Map<String, List<String>> levels) {
  /**
   * Reads {@code FACTOR=LEVEL;FACTOR=LEVEL}, where a semicolon separates factors.
   *
   * @throws TuttiException if it cannot be read
   */
  public static Exclusion parse(String specification) {
    return new Exclusion(FactorLevels.parse(List.of(specification.split(";", -1))));
  }

  /**
   * Checks that the design has the excluded levels.
   *
   * @throws TuttiException if not
   */
  void check(Map<String, List<String>> design) {
    levels.forEach(
        (factor, values) -> {
          if (!design.containsKey(factor) || !design.get(factor).containsAll(values)) {
            throw CommandLineProblem.NAME_UNKNOWN.error(
                "--exclude '"
                    + specification()
                    + "' names a factor and level that the design does not have: "
                    + factor
                    + " with the level "
                    + String.join(", ", values)
                    + ".",
                "The factors are "
                    + design.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + String.join(",", entry.getValue()))
                        .collect(Collectors.joining(" "))
                    + ".");
          }
        });
  }

  private String specification() {
    return levels.entrySet().stream()
        .map(entry -> FactorLevels.specification(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining(";"));
  }

  boolean matches(Map<String, String> combination) {
    return levels.entrySet().stream()
        .allMatch(entry -> entry.getValue().contains(combination.get(entry.getKey())));
  }
}
