package org.tutti.lab.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LibraryBarriers;
import org.tutti.analysis.compare.Comparability;
import org.tutti.analysis.compare.Side;
import org.tutti.diagnostics.Counted;

/** Whether campaigns or maps were measured in the same way, as {@code compare} asks of two. */
public final class HistoryComparability {
  /** A history has a column for it. */
  private static final String REVISION = "project.revision";

  private static final int MAX_VALUES = 3;

  private HistoryComparability() {}

  /**
   * What else than time differs between campaigns, in words.
   *
   * @param campaigns in the order of time
   * @throws org.tutti.diagnostics.TuttiException if they were measured in different ways, unless
   *     that is allowed
   */
  public static List<String> notes(List<MeasuredCampaign> campaigns, boolean allowDifferent) {
    Set<String> notes = new TreeSet<>();
    Side first = campaigns.get(0).side();
    for (MeasuredCampaign campaign : campaigns.subList(1, campaigns.size())) {
      notes.addAll(Comparability.check(first, campaign.side(), allowDifferent));
    }
    List<String> all = new ArrayList<>(notes);
    List<Side> sides = campaigns.stream().map(MeasuredCampaign::side).toList();
    LibraryBarriers.remark(
            sides.stream().flatMap(side -> side.headers().stream()).toList(),
            sides.stream()
                .flatMap(side -> side.cells().stream())
                .map(CellFigures::settings)
                .toList())
        .ifPresent(all::add);
    all.addAll(environment(campaigns));
    return all;
  }

  private static List<String> environment(List<MeasuredCampaign> campaigns) {
    List<Map<String, Set<String>>> facts =
        campaigns.stream()
            .filter(campaign -> !campaign.side().headers().isEmpty())
            .map(campaign -> Comparability.facts(campaign.side().headers()))
            .toList();
    Set<String> names = new TreeSet<>();
    facts.forEach(of -> names.addAll(of.keySet()));
    names.remove(REVISION);
    List<String> notes = new ArrayList<>();
    for (String name : names) {
      TreeMap<Integer, String> values = new TreeMap<>();
      for (int at = 0; at < facts.size(); at++) {
        String value = String.join(" or ", facts.get(at).getOrDefault(name, Set.of("unknown")));
        if (values.isEmpty() || !values.lastEntry().getValue().equals(value)) {
          values.put(at, value);
        }
      }
      if (values.size() > 1) {
        notes.add("different: " + name + ": " + words(values));
      }
    }
    return notes;
  }

  private static String words(TreeMap<Integer, String> values) {
    List<String> words = new ArrayList<>();
    values.forEach(
        (at, value) -> {
          if (words.size() < MAX_VALUES) {
            words.add(at == 0 ? value : "from campaign " + (at + 1) + " on " + value);
          }
        });
    int more = values.size() - words.size();
    return String.join(", ", words)
        + (more == 0 ? "" : ", and " + Counted.of(more, "change") + " more");
  }
}
