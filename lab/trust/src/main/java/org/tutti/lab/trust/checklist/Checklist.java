package org.tutti.lab.trust.checklist;

import java.util.List;
import java.util.stream.Stream;
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
    return Stream.of(
            new Checklist(
                "The twelve rules of Hoefler and Belli (2015)", new HoeflerRules(data).all()),
            new Checklist(
                "Reproducibility after Hunold and Carpen-Amarie (2016)",
                new HunoldTerms(data).all()))
        .map(list -> analysis.cells().isEmpty() ? list.ofNothing() : list)
        .toList();
  }

  /** Without a result, nothing is held: what is said of all of no cells is no merit. */
  private Checklist ofNothing() {
    return new Checklist(
        source,
        items.stream()
            .map(item -> ChecklistItem.notHeld(item.title(), "No cell has a result."))
            .toList());
  }

  /** How many of the rules are in a state. */
  public long count(RuleState state) {
    return items.stream().filter(item -> item.state() == state).count();
  }
}
