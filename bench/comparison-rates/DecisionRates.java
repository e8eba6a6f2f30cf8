package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.report.comparison.FurtherLaunchesText;
import org.tutti.stats.planning.FurtherSamples;

/** Whether as many launches decide as a comparison says. */
final class DecisionRates {
  private static final int MAX = 400;
  private static final double FACTOR = 1.5;

  private final RateTable table;

  DecisionRates(RateTable table) {
    this.table = table;
  }

  void all() {
    row(2, 12, true, 6);
    row(2, 4, true, 3);
    for (double ratio : new double[] {1, 1.02, 1.05}) {
      row(ratio, 1, true, 10);
      row(ratio, 1, false, 10);
    }
    row(1.05, 12, true, 10);
  }

  /** The first of some cells takes so many times as long; the others do as well if it is twice. */
  private void row(double ratio, int cells, boolean paired, int launches) {
    List<Said> all = new ArrayList<>();
    for (int number = 0; number < table.campaigns(cells); number++) {
      Campaign campaign = new Campaign(new SplittableRandom(number), ratio, cells, paired);
      CellComparison cell = campaign.compare(launches);
      if (cell.verdict() == Verdict.NOT_ENOUGH_EVIDENCE) {
        all.add(
            new Said(cell.more().orElseThrow(), launches, campaign.decidedAt(launches) - launches));
      }
    }
    String words =
        ComparisonScenario.of(LaunchDistribution.unimodal(0.02), 1, launches, paired).words()
            + "; B takes "
            + ratio
            + " times as long";
    Map<Kind, List<Said>> kinds = all.stream().collect(Collectors.groupingBy(Said::kind));
    for (Kind kind : Kind.values()) {
      List<Said> of = kinds.getOrDefault(kind, List.of());
      table.write(
          kind.words,
          words,
          cells,
          "at least 0.8",
          new RateTable.Count(of.stream().filter(Said::isRight).count(), of.size()));
    }
    table.write(
        "the likely number of launches decides",
        words,
        cells,
        "",
        new RateTable.Count(
            all.stream().filter(said -> said.needed() <= said.more().likely()).count(),
            all.size()));
  }

  /** What is printed. */
  private enum Kind {
    FIGURE("a figure +k is right to within a factor of 1.5"),
    RANGE("a range +k to +m contains the number of launches that decide"),
    END("+k or more is true");

    final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** What was said of so many launches, and how many more it took. */
  private record Said(FurtherSamples more, int launches, int needed) {
    Kind kind() {
      if (FurtherLaunchesText.isFar(more.most(), launches)) {
        return Kind.END;
      }
      return FurtherLaunchesText.isCertain(more, launches) ? Kind.FIGURE : Kind.RANGE;
    }

    boolean isRight() {
      double off = (double) (launches + more.likely()) / (launches + needed);
      return switch (kind()) {
        case FIGURE -> off <= FACTOR && off >= 1 / FACTOR;
        case RANGE -> needed >= more.least() && needed <= more.most();
        case END -> needed >= Math.min(more.least(), MAX - launches);
      };
    }
  }

  /** A campaign that can be extended: its first launches remain the same. */
  private static final class Campaign {
    private final List<DrawnMedians> a = new ArrayList<>();
    private final List<DrawnMedians> b = new ArrayList<>();
    private final boolean paired;

    Campaign(SplittableRandom random, double ratio, int cells, boolean paired) {
      this.paired = paired;
      LaunchDistribution launches = LaunchDistribution.unimodal(0.02);
      for (int cell = 0; cell < cells; cell++) {
        a.add(launches.draw(random, MAX));
        b.add(launches.times(cell == 0 || ratio >= 2 ? ratio : 1).draw(random, MAX));
      }
    }

    CellComparison compare(int launches) {
      return SimulatedCampaigns.compare(
              first(a, launches), first(b, launches), paired, ComparisonOptions.DEFAULT)
          .get(0);
    }

    /** The number of launches at which the first cell is decided; at most {@link #MAX}. */
    int decidedAt(int from) {
      int launches = from;
      while (launches < MAX && compare(launches).verdict() == Verdict.NOT_ENOUGH_EVIDENCE) {
        launches += Math.max(1, launches / 16);
      }
      return Math.min(MAX, launches);
    }

    private static List<DrawnMedians> first(List<DrawnMedians> cells, int launches) {
      return cells.stream().map(cell -> cell.first(launches)).toList();
    }
  }
}
