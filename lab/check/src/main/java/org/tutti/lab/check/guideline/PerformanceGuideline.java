package org.tutti.lab.check.guideline;

import java.util.List;
import org.tutti.annotations.syntax.GuidelineText;
import org.tutti.diagnostics.SourceProblem;

/**
 * A guideline and where it comes from.
 *
 * @param name of its set, such as {@code GL4}, or of the class that is annotated with it; empty if
 *     it was given as text
 * @param text what it says
 */
public record PerformanceGuideline(String name, GuidelineText text) {
  /**
   * The guidelines of a text; a chain of relations has several.
   *
   * @throws org.tutti.diagnostics.TuttiException if the text is no guideline
   */
  public static List<PerformanceGuideline> parse(String name, String text) {
    try {
      return GuidelineText.parse(text).stream()
          .map(parsed -> new PerformanceGuideline(name, parsed))
          .toList();
    } catch (IllegalArgumentException e) {
      throw SourceProblem.GUIDELINE_INVALID.error(
          "'" + text + "' is not a guideline: " + e.getMessage() + ".",
          SourceProblem.GUIDELINE_INVALID.description().remedy(),
          e);
    }
  }

  /** The name of its set or class, without that of a package. */
  public String label() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  @Override
  public String toString() {
    return (name.isEmpty() ? "" : label() + ": ") + text;
  }
}
