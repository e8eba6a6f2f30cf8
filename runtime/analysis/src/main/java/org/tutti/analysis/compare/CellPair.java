package org.tutti.analysis.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.sample.OrderedSample;

/**
 * A cell as both sides have it.
 *
 * @param key what was measured
 * @param levels levels of the factors that are not compared
 * @param a medians of the launches of side A in nanoseconds
 * @param b medians of the launches of side B in nanoseconds; in the same blocks, if paired. If a
 *     launch measured both alternately, that of A times the median over its rounds of the ratio of
 *     their medians: if the speed of the machine changes meanwhile, the median over all rounds may
 *     lie on either side of the change
 * @param figuresOfA all figures of side A
 * @param figuresOfB all figures of side B
 */
public record CellPair(
    CellKey key,
    Map<String, String> levels,
    double[] a,
    double[] b,
    CellFigures figuresOfA,
    CellFigures figuresOfB) {

  /**
   * The medians of all launches, or of the launches of those blocks that both sides have.
   *
   * @param key what both have measured
   * @param a figures of side A
   * @param b figures of side B
   * @param paired whether the launches of a block form a pair
   * @return empty if no block has launches of both
   */
  public static Optional<CellPair> of(CellKey key, CellFigures a, CellFigures b, boolean paired) {
    double[] mediansOfA = a.medians();
    double[] mediansOfB = b.medians();
    if (paired) {
      TreeMap<Integer, LaunchFigures> blocksOfA = byBlock(a);
      TreeMap<Integer, LaunchFigures> blocksOfB = byBlock(b);
      blocksOfA.keySet().retainAll(blocksOfB.keySet());
      mediansOfA =
          blocksOfA.values().stream().mapToDouble(figures -> figures.times().median()).toArray();
      mediansOfB =
          blocksOfA.entrySet().stream()
              .mapToDouble(block -> beside(block.getValue(), blocksOfB.get(block.getKey())))
              .toArray();
    }
    return mediansOfA.length == 0
        ? Optional.empty()
        : Optional.of(new CellPair(key, a.treatment().levels(), mediansOfA, mediansOfB, a, b));
  }

  /** The cells that both sides have, with the launches of those blocks that both have. */
  public static List<CellPair> of(Side a, Side b) {
    return CellMatcher.match(a, b, true).pairs();
  }

  /** Cell and levels, as text. */
  public String name() {
    return name(key, levels);
  }

  /** Cell, levels, and how many launches of either side are compared. */
  @Override
  public String toString() {
    return name() + ": " + a.length + " and " + Counted.of(b.length, "launch");
  }

  static String name(CellKey key, Map<String, String> levels) {
    return key + (levels.isEmpty() ? "" : " at " + new Treatment(levels));
  }

  /** A method that allows for the steps of the clocks that both sides were timed with. */
  public ComparisonMethod allowingForSteps(ComparisonMethod method) {
    return LaunchesInSteps.of(method, figuresOfA.clockStep(), figuresOfB.clockStep());
  }

  /**
   * By which factor the steps of the clocks move either end of the ratio's interval, whatever the
   * number of launches; 1 if they do not.
   */
  public double hiddenBySteps() {
    return Math.exp(
        figuresOfA.clockStep() / (2 * OrderedSample.of("a", a).median())
            + figuresOfB.clockStep() / (2 * OrderedSample.of("b", b).median()));
  }

  private static TreeMap<Integer, LaunchFigures> byBlock(CellFigures cell) {
    TreeMap<Integer, LaunchFigures> blocks = new TreeMap<>();
    cell.launches().forEach(figures -> blocks.put(block(figures.launch()), figures));
    return blocks;
  }

  /** A launch that was started by hand is a block of its own. */
  private static int block(PlannedLaunch launch) {
    return launch.block() == 0 ? launch.number() : launch.block();
  }

  /** The ratio of the medians, B / A. */
  private static double beside(LaunchFigures a, LaunchFigures b) {
    int rounds = a.rounds().size();
    boolean inTurns = rounds > 0 && rounds == b.rounds().size();
    if (!inTurns || a.launch().number() != b.launch().number()) {
      return b.times().median();
    }
    double[] ratios =
        IntStream.range(0, rounds)
            .mapToDouble(round -> b.rounds().get(round) / a.rounds().get(round))
            .toArray();
    return a.times().median() * OrderedSample.of("ratios", ratios).median();
  }
}
