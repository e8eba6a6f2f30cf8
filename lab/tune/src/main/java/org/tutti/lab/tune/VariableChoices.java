package org.tutti.lab.tune;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.annotations.syntax.FactorNames;

/**
 * Choices of a library that takes one algorithm for all sizes of an operation from environment
 * variables.
 */
final class VariableChoices {
  private VariableChoices() {}

  /** The levels of factors that make a launch use them. */
  static Map<String, String> levels(List<Choice> choices) {
    Map<String, String> levels = new TreeMap<>();
    choices.forEach(choice -> levels.putAll(choice.algorithm().levels()));
    return levels;
  }

  /** The file that a shell reads, as a {@link TunableLibrary} has it. */
  static Map<String, String> files(List<Choice> choices) {
    StringBuilder text = new StringBuilder();
    levels(choices)
        .forEach(
            (factor, level) ->
                text.append("export ")
                    .append(FactorNames.variable(factor).orElseThrow())
                    .append('=')
                    .append(level)
                    .append('\n'));
    return Map.of("", text.toString());
  }
}
