package org.tutti.lab.analyze;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CellGroup;
import org.tutti.stats.hypothesis.TestTable;

/**
 * What a factor does in a group of cells.
 *
 * @param group the group
 * @param anova analysis of variance of the means, with its p-value corrected for the number of
 *     groups; empty if nothing varies
 * @param kruskalWallis Kruskal and Wallis's test of the medians, corrected in the same way
 * @param levels its levels, the base first
 */
public record GroupEffects(
    CellGroup group,
    Optional<TestTable.Row<CellGroup>> anova,
    Optional<TestTable.Row<CellGroup>> kruskalWallis,
    List<LevelEffect> levels) {
  public GroupEffects {
    levels = List.copyOf(levels);
  }

  /** Whether Kruskal and Wallis's test finds that the levels differ. */
  public boolean differs(double significance) {
    return kruskalWallis.filter(test -> test.rejectedAt(significance)).isPresent();
  }
}
