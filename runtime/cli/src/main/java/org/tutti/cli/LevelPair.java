package org.tutti.cli;

import java.util.List;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.Side;
import org.tutti.campaign.factor.FactorLevels;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Two levels to compare, as {@code --factor NAME=A,B} names them.
 *
 * @param name of the factor, of a parameter, or {@code benchmark}
 */
record LevelPair(String name, String a, String b) {
  /**
   * Reads the argument of the option.
   *
   * @throws TuttiException if it does not name two levels
   */
  static LevelPair parse(String factor) {
    Map.Entry<String, List<String>> given =
        FactorLevels.parse(List.of(factor)).entrySet().iterator().next();
    List<String> levels = given.getValue();
    if (levels.size() != 2) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "'" + factor + "' does not name two levels to compare.",
          "Write --factor NAME=LEVEL,LEVEL.");
    }
    return new LevelPair(given.getKey(), levels.get(0), levels.get(1));
  }

  /**
   * The measurements of a campaign at the first level.
   *
   * @throws TuttiException if there are none
   */
  Side sideOfA(CampaignAnalysis analysis) {
    return Side.of(analysis, name, a);
  }

  /**
   * The measurements of a campaign at the second level.
   *
   * @throws TuttiException if there are none
   */
  Side sideOfB(CampaignAnalysis analysis) {
    return Side.of(analysis, name, b);
  }
}
