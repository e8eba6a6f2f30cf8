package org.tutti.lab.tune;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.compare.Verdict;
import org.tutti.records.campaign.Treatment;

/** The race in one cell: which algorithms may still be the fastest. */
final class RaceCell {
  private final Set<String> racing;
  private final ComparisonOptions options;

  RaceCell(Set<String> algorithms, ComparisonOptions options) {
    this.racing = new TreeSet<>(algorithms);
    this.options = options;
  }

  Set<String> racing() {
    return racing;
  }

  boolean isDecided() {
    return racing.size() <= 1;
  }

  void exclude(String algorithm) {
    racing.remove(algorithm);
  }

  /**
   * Drops those that are slower than the leader, by the comparison of independent launches with its
   * correction, and those that are equivalent to it, of which none has to be measured further. The
   * default wins over an algorithm that it is equivalent to.
   *
   * @param figures of all that have any, by algorithm
   */
  void update(Map<String, CellFigures> figures) {
    racing.retainAll(figures.keySet());
    if (isDecided()) {
      return;
    }
    String leader =
        racing.stream().min(Comparator.comparing(name -> figures.get(name).median())).orElseThrow();
    List<String> others = racing.stream().filter(name -> !name.equals(leader)).toList();
    List<CampaignComparison> comparisons =
        CampaignComparison.of(
            side(leader, figures),
            others.stream().map(name -> side(name, figures)).toList(),
            false,
            true,
            options);
    for (CampaignComparison comparison : comparisons) {
      Verdict verdict = comparison.cells().get(0).verdict();
      if (verdict == Verdict.EQUIVALENT && comparison.b().equals(Algorithm.DEFAULT.name())) {
        racing.retainAll(Set.of(comparison.b()));
        return;
      }
      if (verdict == Verdict.SLOWER || verdict == Verdict.EQUIVALENT) {
        racing.remove(comparison.b());
      }
    }
  }

  private static Side side(String name, Map<String, CellFigures> figures) {
    CellFigures cell = figures.get(name);
    CellFigures alone =
        new CellFigures(cell.key(), Treatment.ONLY, cell.settings(), cell.launches());
    return new Side(name, List.of(alone), List.of(), false, false);
  }
}
