package org.tutti.campaign.factor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.annotations.syntax.FactorNames;
import org.tutti.annotations.syntax.TextList;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Reads {@code NAME=LEVEL,LEVEL,...}; a comma or a backslash in a level is escaped by a backslash.
 */
public final class FactorLevels {
  private FactorLevels() {}

  /**
   * The levels of each factor, in the order given; a factor given twice has the levels of both.
   *
   * @throws TuttiException if a specification cannot be read or a level is given twice
   */
  public static Map<String, List<String>> parse(List<String> specifications) {
    Map<String, List<String>> factors = new LinkedHashMap<>();
    for (String specification : specifications) {
      int equals = specification.indexOf('=');
      if (equals < 1) {
        throw invalid(specification, "it has no name or no '='");
      }
      factors
          .computeIfAbsent(specification.substring(0, equals), name -> new ArrayList<>())
          .addAll(TextList.splitAtCommas(specification.substring(equals + 1)));
    }
    factors.forEach(FactorLevels::check);
    return factors;
  }

  /**
   * Checks the levels of a factor.
   *
   * @throws TuttiException if there are none, one is empty or one is given twice
   */
  static void check(String name, List<String> levels) {
    if (levels.stream().map(level -> FactorNames.level(name, level)).distinct().count()
        != levels.size()) {
      throw invalid(specification(name, levels), "a level is given twice");
    }
    if (levels.isEmpty() || levels.stream().anyMatch(l -> l.isEmpty() || l.indexOf('\0') >= 0)) {
      throw invalid(specification(name, levels), "a level is empty or contains a zero byte");
    }
  }

  /** The text that {@link #parse} reads as these levels. */
  public static String specification(String name, List<String> levels) {
    return name + "=" + TextList.joinByCommas(levels);
  }

  private static TuttiException invalid(String specification, String why) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "'" + specification + "' is not a valid factor with levels: " + why + ".",
        "Write, for example, library=openmpi,mpich; write a comma within a level as \\,.");
  }
}
