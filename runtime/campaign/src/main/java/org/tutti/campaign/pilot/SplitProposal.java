package org.tutti.campaign.pilot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.planning.BudgetSplit;
import org.tutti.stats.planning.VarianceComponents;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.series.SerialDependence;

/**
 * The best split of a time budget into launches and observations, according to a campaign that
 * serves as the pilot (see {@link BudgetSplit}). It is planned for the largest variance between
 * launches that the pilot leaves open ({@link VarianceComponents#upper}), and for as much
 * resemblance of a launch to the one before it ({@link SerialDependence#possiblyEffective}), so
 * that the error is the expected one or less in four of five campaigns.
 *
 * @param key the cell for which the split is optimal
 * @param treatment its factor levels
 * @param split the split
 * @param relativeError standard error to be expected, relative to the mean
 * @param betweenShare share of the variance of an observation that lies between launches
 */
public record SplitProposal(
    CellKey key,
    Treatment treatment,
    BudgetSplit split,
    double relativeError,
    double betweenShare) {
  private static final double LEVEL = 0.8;

  /**
   * One proposal per cell, all for launches that measure all cells.
   *
   * @param budget of one treatment
   * @throws TuttiException if the pilot has fewer than two launches, or the budget is too small
   */
  public static List<SplitProposal> of(CampaignContents contents, Duration budget) {
    Map<Treatment, List<LaunchFile>> treatments = new LinkedHashMap<>();
    for (LaunchFile file : contents.launches()) {
      treatments
          .computeIfAbsent(file.launch().treatment(), treatment -> new ArrayList<>())
          .add(file);
    }
    Optional<TimeEstimate> lifetime = TimeEstimate.of(contents.directory());
    List<SplitProposal> proposals = new ArrayList<>();
    treatments.forEach(
        (treatment, pilot) -> proposals.addAll(of(treatment, pilot, lifetime, budget)));
    return proposals;
  }

  private static List<SplitProposal> of(
      Treatment treatment,
      List<LaunchFile> pilot,
      Optional<TimeEstimate> lifetime,
      Duration budget) {
    if (pilot.size() < 2) {
      throw CampaignProblem.LAUNCHES_TOO_FEW.error(
          "A pilot of "
              + Counted.of(pilot.size(), "launch")
              + " does not show the variance between launches.",
          "Run at least 2 launches, preferably 5, with --launches 5.");
    }
    RawCells raw = RawCells.of(pilot);
    // The whole time of a launch: its root does not know how long its JVM took to start.
    double perLaunch =
        lifetime
            .map(estimate -> (double) estimate.launch().toNanos() - raw.nanosOfCells())
            .orElse(raw.nanosPerLaunch());
    double perObservation =
        raw.nanosPerObservation().values().stream().mapToDouble(Double::doubleValue).sum();
    List<SplitProposal> proposals = new ArrayList<>();
    for (Map.Entry<CellKey, List<double[]>> cell : raw.runTimes().entrySet()) {
      if (cell.getValue().size() > 1) {
        VarianceComponents components = VarianceComponents.of(cell.getValue());
        double[] means =
            cell.getValue().stream()
                .mapToDouble(launch -> OrderedSample.of("launch", launch).mean())
                .toArray();
        double worth = SerialDependence.of(means).possiblyEffective();
        VarianceComponents largest = components.upper(LEVEL).dependent(means.length / worth);
        BudgetSplit split = split(largest, budget, perLaunch, perObservation);
        double error = split.standardError() / OrderedSample.of("means", means).mean();
        proposals.add(new SplitProposal(cell.getKey(), treatment, split, error, share(components)));
      }
    }
    return proposals;
  }

  /** Cell and levels, as text. */
  public String where() {
    return key + (treatment.levels().isEmpty() ? "" : " [" + treatment + "]");
  }

  private static double share(VarianceComponents components) {
    double all = components.between() + components.within();
    return all == 0 ? 0 : components.between() / all;
  }

  private static BudgetSplit split(
      VarianceComponents components, Duration budget, double perLaunch, double perObservation) {
    try {
      return BudgetSplit.of(
          components, budget.toNanos(), Math.max(1, perLaunch), Math.max(1, perObservation));
    } catch (IllegalArgumentException e) {
      throw CampaignProblem.BUDGET_TOO_SMALL.error(
          "The budget is too small: " + e.getMessage() + " (in ns).",
          "Give more time, or measure fewer cells.",
          e);
    }
  }
}
