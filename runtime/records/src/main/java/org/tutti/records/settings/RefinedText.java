package org.tutti.records.settings;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The text of an option with refinements after commas, such as {@code 1000,interval=0.02} or {@code
 * MAX,all-ranks}. A part that names no refinement belongs to what stands before it, so values may
 * have commas.
 *
 * @param value what stands before the refinements, if anything
 * @param refinements their texts by name, {@code true} of those without one
 */
public record RefinedText(Optional<String> value, Map<String, String> refinements) {
  /**
   * Reads such a text.
   *
   * @param names of the refinements that there are
   * @throws IllegalArgumentException if one is given twice
   */
  public static RefinedText of(String text, Collection<String> names) {
    StringBuilder value = new StringBuilder();
    Map<String, String> refinements = new LinkedHashMap<>();
    String last = "";
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      String name = (equals < 0 ? part : part.substring(0, equals)).strip();
      if (!names.contains(name)) {
        if (last.isEmpty()) {
          value.append(',').append(part);
        } else {
          refinements.merge(last, part, (before, more) -> before + "," + more);
        }
      } else if (refinements.put(name, equals < 0 ? "true" : part.substring(equals + 1)) != null) {
        throw new IllegalArgumentException(name + " is given twice");
      } else {
        last = name;
      }
    }
    return new RefinedText(
        value.isEmpty() ? Optional.empty() : Optional.of(value.substring(1)), refinements);
  }
}
