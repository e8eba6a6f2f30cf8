package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Two campaigns whose launches were drawn, compared as {@code compare} does. */
final class SimulatedCampaigns {
  private static final int REPETITIONS = 1000;

  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(REPETITIONS, 10));

  private SimulatedCampaigns() {}

  /** The comparison of campaigns with one cell. */
  static CellComparison compare(
      DrawnMedians a, DrawnMedians b, boolean paired, ComparisonOptions options) {
    return compare(List.of(a), List.of(b), paired, options).get(0);
  }

  /**
   * The comparison of all cells of two campaigns.
   *
   * @param a for each cell the launches of A
   * @param b the same of B
   */
  static List<CellComparison> compare(
      List<DrawnMedians> a, List<DrawnMedians> b, boolean paired, ComparisonOptions options) {
    return CampaignComparison.of(side("A", a), side("B", b), paired, false, options).cells();
  }

  /**
   * The comparison of two campaigns that were made one after the other.
   *
   * @param seconds from launch to launch
   */
  static List<CellComparison> atTwoMoments(
      List<DrawnMedians> a, List<DrawnMedians> b, double seconds) {
    List<LaunchHeader> headers = DrawnHeaders.of(a.get(0).values().length, seconds);
    return CampaignComparison.ofCampaigns(
            List.of(side("A", a, headers)),
            List.of(side("B", b, headers)),
            false,
            ComparisonOptions.DEFAULT)
        .cells();
  }

  /** The comparison of all nights but the last with the last; each has one median of each cell. */
  static List<CellComparison> furtherNight(List<DrawnMedians> cells) {
    int last = cells.get(0).values().length - 1;
    return CampaignComparison.ofCampaigns(
            IntStream.range(0, last).mapToObj(night -> night(cells, night)).toList(),
            List.of(night(cells, last)),
            false,
            ComparisonOptions.DEFAULT)
        .cells();
  }

  private static Side night(List<DrawnMedians> cells, int night) {
    return side(
        "night " + night,
        cells.stream()
            .map(cell -> new DrawnMedians(new double[] {cell.values()[night]}, cell.tick()))
            .toList());
  }

  private static Side side(String name, List<DrawnMedians> cells) {
    return side(name, cells, List.of());
  }

  private static Side side(String name, List<DrawnMedians> cells, List<LaunchHeader> headers) {
    List<CellFigures> figures = new ArrayList<>();
    for (int cell = 0; cell < cells.size(); cell++) {
      figures.add(figures(cells.get(cell), 8L * (cell + 1)));
    }
    return new Side(name, figures, headers, true);
  }

  /** A cell as a report has it. */
  static CellFigures figures(DrawnMedians medians) {
    return figures(medians, 8);
  }

  private static CellFigures figures(DrawnMedians medians, long msize) {
    CellKey key = new CellKey("Simulated.allreduce", "ALLREDUCE", msize, 2);
    return new CellFigures(key, Treatment.ONLY, SETTINGS, launches(medians));
  }

  private static List<LaunchFigures> launches(DrawnMedians medians) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (int block = 1; block <= medians.values().length; block++) {
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(block, block, Treatment.ONLY),
              LaunchFigures.Times.allOf(medians.values()[block - 1]),
              new LaunchFigures.Counts(REPETITIONS, 0, 0),
              GlobalTiming.NONE,
              List.of(),
              medians.tick()));
    }
    return launches;
  }
}
