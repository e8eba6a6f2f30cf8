package org.tutti.cli.compare;

import java.util.List;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.campaign.factor.FactorLevels;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Levels to compare, as {@code --factor NAME=A,B} names them; the others are compared with the
 * first.
 *
 * @param name of the factor, of a parameter, or {@code benchmark}
 * @param levels at least two
 */
public record ComparedLevels(String name, List<String> levels) {
  /**
   * Reads the argument of the option.
   *
   * @throws TuttiException if it does not name two levels or more
   */
  public static ComparedLevels parse(String factor) {
    Map.Entry<String, List<String>> given =
        FactorLevels.parse(List.of(factor)).entrySet().iterator().next();
    if (given.getValue().size() < 2) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "'" + factor + "' does not name two levels to compare.",
          "Write --factor NAME=LEVEL,LEVEL.");
    }
    return new ComparedLevels(given.getKey(), given.getValue());
  }

  /**
   * The same, which must be two levels.
   *
   * @throws TuttiException if they are more
   */
  public ComparedLevels pair() {
    if (levels.size() > 2) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "'" + name + "' has " + levels.size() + " levels, but exactly two are needed.",
          "Write --factor NAME=LEVEL,LEVEL.");
    }
    return this;
  }

  /**
   * Compares the others with the first, in a campaign, paired by block.
   *
   * @param allowDifferent whether to compare even if they were measured in different ways
   * @throws TuttiException if the campaign lacks one, or if they cannot be compared
   */
  public List<CampaignComparison> compared(
      CampaignAnalysis analysis, boolean allowDifferent, ComparisonOptions options) {
    return CampaignComparison.ofLevels(analysis, name, levels, true, allowDifferent, options);
  }
}
