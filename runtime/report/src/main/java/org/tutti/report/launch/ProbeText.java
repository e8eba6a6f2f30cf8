package org.tutti.report.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.state.RankPair;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankPlacement;
import org.tutti.stats.sample.OrderedSample;

/** How far ranks and hosts are from each other, in all launches of a campaign. */
final class ProbeText {
  private static final double PICOS_IN_MICRO = 1e6;

  private ProbeText() {}

  /** One line for each pair whose distance was measured. */
  static List<String> lines(CampaignAnalysis analysis) {
    List<MachineProbe> probes =
        analysis.cells().stream()
            .flatMap(cell -> cell.launches().stream())
            .flatMap(launch -> launch.machine().probes().stream())
            .distinct()
            .toList();
    Map<RankPair, double[]> pairs = RankPair.roundTrips(probes.stream());
    List<String> lines = new ArrayList<>();
    pairs.forEach(
        (pair, times) -> lines.add(line(pair, times, probes, analysis.headers().get(0).ranks())));
    return lines;
  }

  private static String line(
      RankPair pair, double[] times, List<MachineProbe> probes, List<RankPlacement> ranks) {
    OrderedSample sample = OrderedSample.of("round trips", times);
    return pair.isByMessage()
        ? String.format(
            Locale.ROOT,
            "Hosts %s and %s: a message takes %.1f us there and back (%.1f to %.1f), held up %.1f us"
                + " longer %s",
            host(pair.rank(), ranks),
            host(pair.partner(), ranks),
            sample.median() / 1e3,
            sample.min() / 1e3,
            sample.max() / 1e3,
            Math.abs(asymmetry(pair, probes)),
            asymmetry(pair, probes) < 0 ? "on the way back" : "on the way there")
        : String.format(
            Locale.ROOT,
            "Ranks %d and %d: a cache line takes %.0f ns there and back (%.0f to %.0f)",
            pair.rank(),
            pair.partner(),
            sample.median(),
            sample.min(),
            sample.max());
  }

  /** Median, in microseconds. */
  private static double asymmetry(RankPair pair, List<MachineProbe> probes) {
    return OrderedSample.of(
                "asymmetries",
                probes.stream()
                    .flatMap(probe -> pair.in(probe).stream())
                    .mapToDouble(probe -> probe.asymmetryPicos().orElseThrow())
                    .toArray())
            .median()
        / PICOS_IN_MICRO;
  }

  private static String host(int rank, List<RankPlacement> ranks) {
    return ranks.stream()
        .filter(placement -> placement.rank() == rank)
        .map(RankPlacement::host)
        .findFirst()
        .orElse("of rank " + rank);
  }
}
