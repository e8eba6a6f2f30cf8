package org.tutti.analysis.checklist;

import java.util.List;
import org.tutti.analysis.CampaignAnalysis;

/**
 * The rules of a paper, and whether a campaign keeps them.
 *
 * @param source the paper and its rules
 * @param items the rules in the order of the paper
 */
public record Checklist(String source, List<ChecklistItem> items) {
  public Checklist {
    items = List.copyOf(items);
  }

  /** The checklists of a campaign. */
  public static List<Checklist> of(CampaignAnalysis analysis) {
    ChecklistData data = new ChecklistData(analysis);
    return List.of(
        new Checklist("The twelve rules of Hoefler and Belli (2015)", new HoeflerRules(data).all()),
        new Checklist(
            "Reproducibility after Hunold and Carpen-Amarie (2016)", new HunoldTerms(data).all()));
  }

  /** How many of the rules are in a state. */
  public long count(RuleState state) {
    return items.stream().filter(item -> item.state() == state).count();
  }
}
