package org.tutti.lab.trust.selftest;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.Side;
import org.tutti.campaign.pilot.RawCells;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.ClockRecord;
import org.tutti.sync.ClockKind;

/**
 * What an A/A campaign shows about the machine.
 *
 * @param clock the worst clock of all launches
 * @param cells the capability for each cell
 * @param falsePositives nonexistent differences that were found
 */
public record MachineCapability(
    ClockRecord clock, List<CellCapability> cells, FalsePositives falsePositives) {
  /** The factor of an A/A campaign, whose levels do not differ. */
  public static final String FACTOR = "label";

  public static final String A = "A";
  public static final String B = "B";

  /**
   * Evaluates an A/A campaign.
   *
   * @param n launches of each side in the planned comparison
   */
  public static MachineCapability of(CampaignAnalysis analysis, int n) {
    Map<CellKey, List<double[]>> runTimes = RawCells.of(analysis.contents().launches()).runTimes();
    Side a = Side.of(analysis, FACTOR, A);
    Side b = Side.of(analysis, FACTOR, B);
    List<CellPair> pairs = CellPair.of(a, b);
    int tests = DetectableRatio.tests(pairs);
    List<CellCapability> cells =
        pairs.stream()
            .filter(pair -> runTimes.getOrDefault(pair.key(), List.of()).size() > 1)
            .map(pair -> CellCapability.of(pair, runTimes.get(pair.key()), n, tests))
            .toList();
    return new MachineCapability(worst(analysis), cells, FalsePositives.of(a, b, n));
  }

  private static ClockRecord worst(CampaignAnalysis analysis) {
    Set<ClockKind> used =
        analysis.cells().stream()
            .map(cell -> cell.settings().method().clock())
            .collect(Collectors.toSet());
    return analysis.headers().stream()
        .flatMap(header -> header.clocks().stream())
        .filter(clock -> used.contains(clock.kind()))
        .max(Comparator.comparingDouble(ClockRecord::granularityNanos))
        .orElseThrow();
  }
}
