package org.tutti.report.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.explore.FactorEffects;
import org.tutti.analysis.explore.GroupEffects;
import org.tutti.analysis.explore.LevelEffect;
import org.tutti.report.Figures;
import org.tutti.report.TextTable;

/** What a factor does: per group of cells the tests, and each level against the base. */
final class FactorTables {
  /** More are of interest to programs only, such as the launches of a campaign. */
  private static final int MAX_LEVELS = 12;

  private FactorTables() {}

  static List<String> lines(FactorEffects factor) {
    List<String> lines = new ArrayList<>(List.of("", "Factor " + name(factor.factor())));
    for (GroupEffects group : factor.groups()) {
      lines.add("  " + PlaceNames.of(group.group().key(), group.group().treatment()));
      lines.add("    " + Words.test(group.kruskalWallis(), "Kruskal-Wallis H"));
      lines.add("    " + Words.test(group.anova(), "analysis of variance F"));
      if (group.levels().size() > MAX_LEVELS) {
        lines.add("    " + group.levels().size() + " levels; --format csv shows each of them");
      } else {
        tables(group).forEach(line -> lines.add("    " + line));
      }
    }
    lines.addAll(ratios(factor));
    lines.add("  ratio: of medians. shift: Hodges-Lehmann. p: Mann-Whitney, corrected by Holm.");
    lines.add("  delta: Cliff's, from -1 to 1. g: Hedges', in standard deviations.");
    lines.add(
        "  These tests are exploratory and take each level by itself. compare --factor decides");
    lines.add("  by the ratios of launches of one block, so its p-values and ratios differ.");
    return lines;
  }

  private static List<String> tables(GroupEffects group) {
    TextTable levels =
        new TextTable()
            .left("level", "")
            .right("n", "")
            .right("median", "[us]")
            .right("mean", "[us]");
    TextTable effects =
        new TextTable()
            .left("against " + group.levels().get(0).level(), "")
            .right("ratio", "")
            .right("shift", "[us]")
            .left("95 % interval", "[us]")
            .right("p", "")
            .right("delta", "")
            .right("g", "");
    for (LevelEffect level : group.levels()) {
      levels.row(
          List.of(
              level.level(),
              Figures.count(level.n()),
              Figures.micros(level.median()),
              Figures.micros(level.mean())));
      level.difference().ifPresent(against -> effects.row(row(level.level(), against)));
    }
    List<String> lines = new ArrayList<>(levels.lines());
    lines.addAll(effects.lines());
    return lines;
  }

  private static List<String> row(String level, LevelEffect.BaseDifference against) {
    return List.of(
        level,
        against.ratio().isPresent() ? Figures.ratio(against.ratio().getAsDouble()) : "",
        against.shift().map(found -> Figures.micros(found.value())).orElse(""),
        Figures.interval(against.shift()),
        against.test().map(found -> Figures.pValue(found.correctedPValue())).orElse(""),
        Words.decimals(against.dominance().value(), 2),
        against.standardized().map(found -> Words.decimals(found.value(), 2)).orElse(""));
  }

  /** A mean of ratios over one group would repeat its only ratio. */
  private static List<String> ratios(FactorEffects factor) {
    int groups = factor.groups().size();
    List<String> lines = new ArrayList<>();
    if (groups > 1 && factor.ratios().size() <= MAX_LEVELS) {
      for (Map.Entry<String, Double> ratio : factor.ratios().entrySet()) {
        lines.add(
            "  Over all groups "
                + name(ratio.getKey())
                + " takes "
                + Figures.ratio(ratio.getValue())
                + " times the base (geometric mean).");
      }
    }
    return lines;
  }

  private static String name(String text) {
    return text;
  }
}
