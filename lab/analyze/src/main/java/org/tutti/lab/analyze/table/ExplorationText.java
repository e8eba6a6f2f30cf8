package org.tutti.lab.analyze.table;

import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.analyze.CellNormality;
import org.tutti.lab.analyze.Exploration;
import org.tutti.lab.analyze.FactorEffects;
import org.tutti.lab.analyze.GroupQuantiles;
import org.tutti.lab.analyze.NormalityCheck;
import org.tutti.lab.analyze.QuantileEffects;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;

/** What an exploration says, in sentences. */
final class ExplorationText {
  private static final String UNDECLARED =
      "Bounds of scaling depend on what grows with the number of processes; declare it with"
          + " @Options, or with --scaling strong, weak, or a function such as weak:p*sqrt(p).";

  private final Exploration exploration;
  private final double significance;
  private final int width;

  private ExplorationText(Exploration exploration, int width) {
    this.exploration = exploration;
    this.width = width;
    this.significance = exploration.options().significance();
  }

  /** The lines, of at most {@code width} columns. */
  static List<String> answers(Exploration exploration, int width) {
    return new ExplorationText(exploration, width).answers();
  }

  private List<String> answers() {
    List<String> lines = new ArrayList<>(item(normality()));
    lines.addAll(item(launchMeans()));
    exploration.factors().forEach(factor -> lines.addAll(item(factor(factor))));
    exploration.quantiles().forEach(effects -> lines.addAll(item(quantiles(effects))));
    if (exploration.models().scaling().stream().anyMatch(study -> study.work().isEmpty())) {
      lines.addAll(item(UNDECLARED));
    }
    return lines;
  }

  private List<String> item(String text) {
    return WrappedText.item(text, width);
  }

  private String normality() {
    return "Observations look normal in "
        + plausible(exploration.normality().stream().map(CellNormality::observations).toList())
        + Counted.noun(exploration.normality().size(), " cell")
        + ", their logarithms in "
        + plausible(exploration.normality().stream().map(CellNormality::logarithms).toList())
        + ", means of blocks of them in "
        + plausible(exploration.normality().stream().map(CellNormality::blocks).toList())
        + " (in all launches, by Shapiro and Wilk's test at "
        + Figures.share(significance)
        + "). Where they do not, use medians and ranks.";
  }

  private String plausible(List<NormalityCheck> checks) {
    long plausible = checks.stream().filter(check -> check.isPlausible(significance)).count();
    return plausible + " of " + checks.size();
  }

  private String launchMeans() {
    long plausible =
        exploration.normality().stream()
            .filter(cell -> cell.hasPlausibleMeans(significance))
            .count();
    return "Means of launches look normal in "
        + plausible
        + " of "
        + Counted.of(exploration.normality().size(), "cell")
        + "; intervals of means and analysis of variance are valid only there.";
  }

  private String factor(FactorEffects factor) {
    int groups = factor.groups().size();
    int differing = factor.differing(significance).size();
    return factor.factor()
        + ": its levels differ in "
        + differing
        + " of "
        + Counted.of(groups, "group")
        + " of cells (Kruskal and Wallis's test, corrected by Holm).";
  }

  private static String quantiles(QuantileEffects effects) {
    List<GroupQuantiles> known =
        effects.groups().stream().filter(group -> !group.fits().isEmpty()).toList();
    String name = effects.factor();
    if (known.isEmpty()) {
      return name + ": too few launches for its effect on quantiles, which needs 6 of each level.";
    }
    long all = known.stream().mapToLong(group -> group.fits().size()).sum();
    long changed =
        known.stream()
            .flatMap(group -> group.fits().stream())
            .filter(fit -> !fit.slope().contains(0))
            .count();
    return name
        + (effects.covariate() ? " as a covariate" : "")
        + ": "
        + changed
        + " of "
        + Counted.of(all, "quantile")
        + (changed == 1 ? " changes" : " change")
        + " with it (their 95 % interval excludes 0)"
        + (known.size() == effects.groups().size()
            ? "."
            : "; "
                + (effects.groups().size() - known.size())
                + " of "
                + Counted.of(effects.groups().size(), "group")
                + " of cells have too few launches.");
  }
}
