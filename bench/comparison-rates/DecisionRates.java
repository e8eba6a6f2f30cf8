package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.report.FurtherLaunchesText;
import org.tutti.stats.planning.FurtherSamples;

/** Whether as many launches decide as a comparison says: DecisionRates CAMPAIGNS. */
public final class DecisionRates {
  private static final int MAX = 400;
  private static final double FACTOR = 1.5;

  private final int campaigns;

  private DecisionRates(int campaigns) {
    this.campaigns = campaigns;
  }

  /** The argument: campaigns for each row. */
  public static void main(String[] arguments) {
    DecisionRates rates = new DecisionRates(Integer.parseInt(arguments[0]));
    System.out.println(
        "ratio,cells,paired,launches,undecided,a figure,within 1.5 of it,a range,in the range,"
            + "an end only,not before it,median of said by needed");
    for (int launches : new int[] {6, 7, 8}) {
      rates.row(2, 12, true, launches);
      rates.row(2, 30, true, launches);
    }
    rates.row(2, 4, true, 3);
    rates.row(2, 4, true, 6);
    for (double ratio : new double[] {1, 1.01, 1.02, 1.03, 1.05}) {
      for (boolean paired : new boolean[] {true, false}) {
        rates.row(ratio, 1, paired, 10);
      }
    }
    rates.row(1.05, 12, true, 10);
    rates.row(1.05, 12, true, 20);
  }

  /** The first of some cells takes so many times as long; the others do as well if it is twice. */
  private void row(double ratio, int cells, boolean paired, int launches) {
    int figures = 0;
    int near = 0;
    int ranges = 0;
    int inside = 0;
    int ends = 0;
    int later = 0;
    List<Double> times = new ArrayList<>();
    for (int campaign = 0; campaign < campaigns; campaign++) {
      SplittableRandom random = new SplittableRandom(campaign + 1000L * launches);
      Campaign grown = new Campaign(random, ratio, cells, paired);
      CellComparison cell = grown.compare(launches);
      if (cell.verdict() != Verdict.NOT_ENOUGH_EVIDENCE) {
        continue;
      }
      FurtherSamples said = cell.more().orElseThrow();
      int needed = grown.decidedAt(launches);
      times.add((double) (launches + said.likely()) / needed);
      if (FurtherLaunchesText.isFar(said.most(), launches)) {
        ends++;
        later += needed >= launches + Math.min(said.least(), MAX - launches) ? 1 : 0;
      } else if (FurtherLaunchesText.isCertain(said, launches)) {
        figures++;
        double off = (double) (launches + said.likely()) / needed;
        near += off <= FACTOR && off >= 1 / FACTOR ? 1 : 0;
      } else {
        ranges++;
        inside += needed >= launches + said.least() && needed <= launches + said.most() ? 1 : 0;
      }
    }
    times.sort(null);
    System.out.printf(
        Locale.ROOT,
        "%s,%d,%s,%d,%d,%d,%s,%d,%s,%d,%s,%s%n",
        ratio,
        cells,
        paired ? "paired" : "independent",
        launches,
        times.size(),
        figures,
        share(near, figures),
        ranges,
        share(inside, ranges),
        ends,
        share(later, ends),
        times.isEmpty() ? "" : String.format(Locale.ROOT, "%.2f", times.get(times.size() / 2)));
  }

  private static String share(int part, int all) {
    return all == 0 ? "" : String.format(Locale.ROOT, "%.2f", (double) part / all);
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
