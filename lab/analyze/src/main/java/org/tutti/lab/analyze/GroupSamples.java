package org.tutti.lab.analyze;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CellGroup;
import org.tutti.lab.analyze.effect.BlockedAnova;
import org.tutti.lab.analyze.effect.OneWayAnova;
import org.tutti.stats.comparison.KruskalWallis;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;

/**
 * The values of each level of a factor within a group of cells.
 *
 * @param group the group
 * @param levels at least two, the base first
 * @param inBlocks whether the values of all levels at one place are of one launch
 */
record GroupSamples(CellGroup group, List<LevelSample> levels, boolean inBlocks) {
  /** Levels whose values are independent. */
  GroupSamples(CellGroup group, List<LevelSample> levels) {
    this(group, levels, false);
  }

  /** Whether each level has two values, so that there is a spread to compare with. */
  boolean isTestable() {
    return levels.stream().allMatch(level -> level.medians().length > 1);
  }

  /** Analysis of variance of the means; empty if nothing varies that it could compare with. */
  Optional<TestResult> anova() {
    List<double[]> means = levels.stream().map(LevelSample::means).toList();
    boolean varies =
        means.stream().anyMatch(values -> Arrays.stream(values).distinct().count() > 1);
    if (!isTestable() || !varies) {
      return Optional.empty();
    }
    return inBlocks ? BlockedAnova.test(means) : Optional.of(OneWayAnova.test(means));
  }

  /** Mann and Whitney's test of the medians of each level against those of the base. */
  Map<LevelEffect.LevelPlace, TestResult> againstBase() {
    Map<LevelEffect.LevelPlace, TestResult> tests = new LinkedHashMap<>();
    double[] base = levels.get(0).medians();
    for (LevelSample level : levels.subList(1, levels.size())) {
      if (base.length > 1 && level.medians().length > 1) {
        tests.put(
            new LevelEffect.LevelPlace(group, level.level()),
            MannWhitney.test(level.medians(), base, Alternative.TWO_SIDED));
      }
    }
    return tests;
  }

  /** Kruskal and Wallis's test of the medians. */
  Optional<TestResult> kruskalWallis() {
    return isTestable()
        ? Optional.of(KruskalWallis.test(levels.stream().map(LevelSample::medians).toList()))
        : Optional.empty();
  }
}
