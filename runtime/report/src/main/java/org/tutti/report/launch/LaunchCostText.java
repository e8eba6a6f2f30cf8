package org.tutti.report.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.LaunchCosts;

/** What each rank measures once in a launch, a line for each treatment. */
final class LaunchCostText {
  private static final CostUnit MILLISECONDS = new CostUnit("ms", 1e6);
  private static final CostUnit NANOSECONDS = new CostUnit("ns", 1);

  private LaunchCostText() {}

  static List<String> lines(CampaignAnalysis analysis) {
    List<String> lines = new ArrayList<>();
    analysis.startUp().forEach(costs -> lines.add(line("MPI_Init_thread", costs, MILLISECONDS)));
    analysis
        .upcalls()
        .forEach(costs -> lines.add(line("An empty reduction in Java", costs, NANOSECONDS)));
    return lines;
  }

  private static String line(String what, LaunchCosts costs, CostUnit unit) {
    String of = costs.treatment().levels().isEmpty() ? "" : " with " + costs.treatment();
    String launches =
        costs.launches() == 1
            ? "one launch"
            : String.format(
                Locale.ROOT,
                "median of %d launches, %s to %s",
                costs.launches(),
                unit.number(costs.least()),
                unit.text(costs.largest()));
    return String.format(
        Locale.ROOT,
        "%s%s: %s on the slowest rank (%s), %s on average",
        what,
        of,
        unit.text(costs.median()),
        launches,
        unit.text(costs.rankMean()));
  }

  /** A unit: milliseconds or nanoseconds. */
  private record CostUnit(String name, double nanos) {
    String number(double value) {
      return String.format(Locale.ROOT, nanos > 1 ? "%.1f" : "%.0f", value / nanos);
    }

    String text(double value) {
      return number(value) + " " + name;
    }
  }
}
