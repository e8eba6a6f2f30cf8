package org.tutti.cli;

import java.util.List;
import java.util.Map;
import org.tutti.campaign.factor.FactorLevels;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Two levels of a factor.
 *
 * @param name of the factor
 * @param first level
 * @param second level
 */
record FactorArgument(String name, String first, String second) {
  /**
   * Reads {@code NAME=A,B}.
   *
   * @throws TuttiException if it cannot be read, if there are not two levels
   */
  static FactorArgument parse(String text) {
    Map.Entry<String, List<String>> factor =
        FactorLevels.parse(List.of(text)).entrySet().iterator().next();
    if (factor.getValue().size() != 2) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "'" + text + "' does not name two levels to compare.",
          "Write --factor NAME=LEVEL,LEVEL.");
    }
    return new FactorArgument(factor.getKey(), factor.getValue().get(0), factor.getValue().get(1));
  }
}
