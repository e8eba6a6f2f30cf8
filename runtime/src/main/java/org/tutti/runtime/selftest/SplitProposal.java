package org.tutti.runtime.selftest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.runtime.campaign.LaunchFile;
import org.tutti.runtime.report.Figures;
import org.tutti.runtime.report.TextTable;
import org.tutti.runtime.store.CellKey;
import org.tutti.stats.planning.BudgetSplit;
import org.tutti.stats.planning.VarianceComponents;
import org.tutti.stats.sample.OrderedSample;

/**
 * The cheapest split of a time budget into launches and observations, by a campaign that serves as
 * the pilot (see {@link BudgetSplit}).
 *
 * @param key which cell the split is best for
 * @param split the split
 * @param relativeError standard error to be expected, relative to the mean
 */
public record SplitProposal(CellKey key, BudgetSplit split, double relativeError) {

  /**
   * One proposal per cell, all for launches that measure all cells.
   *
   * @throws UserError 133 if the pilot has fewer than two launches, or the budget is too small
   */
  public static List<SplitProposal> of(List<LaunchFile> pilot, Duration budget) {
    if (pilot.size() < 2) {
      throw new UserError(
          133,
          "A pilot of "
              + pilot.size()
              + " launches tells nothing of the variance between launches.",
          "Run at least 2, better 5: run --launches 5.");
    }
    RawCells raw = RawCells.of(pilot);
    double perObservation =
        raw.nanosPerObservation().values().stream().mapToDouble(Double::doubleValue).sum();
    List<SplitProposal> proposals = new ArrayList<>();
    for (Map.Entry<CellKey, List<double[]>> cell : raw.runTimes().entrySet()) {
      if (cell.getValue().size() > 1) {
        VarianceComponents components = VarianceComponents.of(cell.getValue());
        BudgetSplit split = split(components, budget, raw.nanosPerLaunch(), perObservation);
        double[] means =
            cell.getValue().stream()
                .mapToDouble(launch -> OrderedSample.of("launch", launch).mean())
                .toArray();
        double mean = OrderedSample.of("means", means).mean();
        proposals.add(new SplitProposal(cell.getKey(), split, split.standardError() / mean));
      }
    }
    return proposals;
  }

  /** A table of all cells. */
  public static List<String> lines(List<SplitProposal> proposals, Duration budget) {
    TextTable table =
        new TextTable()
            .left("cell")
            .right("--launches")
            .right("--nrep")
            .right("standard error expected");
    for (SplitProposal proposal : proposals) {
      table.row(
          List.of(
              proposal.key().toString(),
              Figures.count(proposal.split().launches()),
              Figures.count(proposal.split().observations()),
              String.format(Locale.ROOT, "%.2f %%", 100 * proposal.relativeError())));
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "Cheapest split of "
            + budget.toSeconds()
            + " s into launches and observations, by the variance seen here:");
    lines.addAll(table.lines());
    return lines;
  }

  private static BudgetSplit split(
      VarianceComponents components, Duration budget, double perLaunch, double perObservation) {
    try {
      return BudgetSplit.of(
          components, budget.toNanos(), Math.max(1, perLaunch), Math.max(1, perObservation));
    } catch (IllegalArgumentException e) {
      throw new UserError(
          133,
          "The budget is too small: " + e.getMessage() + " (in ns).",
          "Give more time, or measure fewer cells.",
          e);
    }
  }
}
