package org.tutti.bench.launchcost;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;

/**
 * Launches by hand in pairs, the first of one directory with the first of the other and so on:
 * HandPairs WITHOUT WITH. Prints the median over pairs of the ratio of their medians, with an
 * interval by ranks at a level that holds for all cells together (Bonferroni).
 */
public final class HandPairs {
  private static final double ERROR = 0.05;

  private HandPairs() {}

  public static void main(String[] arguments) {
    Map<CellKey, double[]> without = new HashMap<>();
    for (CellFigures cell : cells(arguments[0])) {
      without.put(cell.key(), cell.medians());
    }
    List<CellFigures> with = cells(arguments[1]);
    double level = 1 - ERROR / with.size();
    for (CellFigures cell : with) {
      double[] ratios = cell.medians();
      double[] base = without.get(cell.key());
      if (base.length != ratios.length) {
        throw new IllegalArgumentException(cell.key() + " is not in all launches");
      }
      for (int i = 0; i < ratios.length; i++) {
        ratios[i] /= base[i];
      }
      String interval = "too few pairs for an interval";
      if (ratios.length >= QuantileInterval.minimumSize(0.5, level)) {
        Estimate median = QuantileInterval.ofMedian(ratios, level);
        interval =
            String.format(
                Locale.ROOT, "%.3f (%.3f to %.3f)", median.value(), median.low(), median.high());
      }
      System.out.printf(Locale.ROOT, "%s: %d pairs, %s%n", cell.key(), ratios.length, interval);
    }
  }

  private static List<CellFigures> cells(String directory) {
    return CampaignAnalysis.of(new CampaignDirectory(Path.of(directory))).cells();
  }
}
