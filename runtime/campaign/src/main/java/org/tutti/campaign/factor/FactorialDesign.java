package org.tutti.campaign.factor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.Design;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Treatment;

/** All combinations of the levels of all factors, without those that are excluded. */
public final class FactorialDesign {
  private static final int MAX_LOOKED_AT = 1_000_000;

  private FactorialDesign() {}

  /**
   * The treatments of a campaign.
   *
   * @param settings how launches are started unless a factor changes it
   * @param levels of each factor, by its name; none for a single treatment
   * @param exclusions combinations to leave out
   * @throws TuttiException if a factor, a level or a constraint cannot be used, or if the
   *     constraints exclude all combinations with a level
   */
  public static List<PlannedTreatment> of(
      LaunchSettings settings, Map<String, List<String>> levels, List<Exclusion> exclusions) {
    levels.forEach(FactorLevels::check);
    FactorRegistry.checkTogether(levels);
    exclusions.forEach(rule -> rule.check(levels));
    checkSize(levels, exclusions);
    List<Map<String, String>> combinations =
        combinations(levels).stream()
            .filter(combination -> exclusions.stream().noneMatch(rule -> rule.matches(combination)))
            .toList();
    Design.checkSize(combinations.size(), 1);
    levels.forEach((factor, values) -> checkUsed(factor, values, combinations));
    return combinations.stream().map(combination -> planned(settings, combination)).toList();
  }

  /**
   * Exactly these treatments.
   *
   * @param settings how launches are started unless a factor changes it
   * @param combinations the levels of each treatment, by factor
   * @throws TuttiException if a factor or a level cannot be used
   */
  public static List<PlannedTreatment> of(
      LaunchSettings settings, List<Map<String, String>> combinations) {
    return combinations.stream().map(combination -> planned(settings, combination)).toList();
  }

  /** Exclusions may leave few of many combinations, all of which are looked at. */
  private static void checkSize(Map<String, List<String>> levels, List<Exclusion> exclusions) {
    double combinations =
        levels.values().stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
    if (exclusions.isEmpty() || combinations > MAX_LOOKED_AT) {
      Design.checkSize(combinations, 1);
    }
  }

  private static List<Map<String, String>> combinations(Map<String, List<String>> levels) {
    List<Map<String, String>> combinations = new ArrayList<>();
    combinations.add(new LinkedHashMap<>());
    levels.forEach(
        (factor, values) -> {
          List<Map<String, String>> longer = new ArrayList<>();
          for (Map<String, String> combination : combinations) {
            for (String value : values) {
              Map<String, String> more = new LinkedHashMap<>(combination);
              more.put(factor, value);
              longer.add(more);
            }
          }
          combinations.clear();
          combinations.addAll(longer);
        });
    return combinations;
  }

  private static void checkUsed(
      String factor, List<String> levels, List<Map<String, String>> combinations) {
    for (String level : levels) {
      if (combinations.stream().noneMatch(combination -> level.equals(combination.get(factor)))) {
        throw CampaignProblem.DESIGN_WITHOUT_LEVEL.error(
            "The constraints contradict the factors: no combination has "
                + factor
                + "="
                + level
                + ".",
            "Omit that level, or an --exclude.");
      }
    }
  }

  private static PlannedTreatment planned(
      LaunchSettings settings, Map<String, String> combination) {
    LaunchSettings changed = settings;
    for (Map.Entry<String, String> level : combination.entrySet()) {
      changed = FactorRegistry.named(level.getKey()).apply(changed, level.getValue());
    }
    return new PlannedTreatment(new Treatment(combination), changed);
  }
}
