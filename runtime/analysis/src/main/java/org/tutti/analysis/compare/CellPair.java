package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.TwoModes;

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
 * @param states of the machine in these launches; empty if it has one, or if each pair is of a
 *     launch
 */
public record CellPair(
    CellKey key,
    Map<String, String> levels,
    double[] a,
    double[] b,
    CellFigures figuresOfA,
    CellFigures figuresOfB,
    Optional<Strata> states) {

  /** A pair of a machine with one state. */
  public CellPair(
      CellKey key,
      Map<String, String> levels,
      double[] a,
      double[] b,
      CellFigures figuresOfA,
      CellFigures figuresOfB) {
    this(key, levels, a, b, figuresOfA, figuresOfB, Optional.empty());
  }

  /**
   * The medians of all launches, or of the launches of those blocks that both sides have. If the
   * machine has states, those of the launches in which it did not change.
   *
   * @param key what both have measured
   * @param a figures of side A
   * @param b figures of side B
   * @param paired whether the launches of a block form a pair
   * @return empty if no block has launches of both
   */
  public static Optional<CellPair> of(CellKey key, CellFigures a, CellFigures b, boolean paired) {
    Map<String, String> levels = a.treatment().levels();
    List<LaunchFigures> launchesOfA = a.launches();
    List<LaunchFigures> launchesOfB = b.launches();
    if (paired) {
      TreeMap<Integer, LaunchFigures> blocksOfA = byBlock(a);
      TreeMap<Integer, LaunchFigures> blocksOfB = byBlock(b);
      blocksOfA.keySet().retainAll(blocksOfB.keySet());
      launchesOfA = List.copyOf(blocksOfA.values());
      launchesOfB = blocksOfA.keySet().stream().map(blocksOfB::get).toList();
    }
    Optional<LaunchesInStates> inStates = LaunchesInStates.of(launchesOfA, launchesOfB, paired);
    List<LaunchFigures> ofA = inStates.map(LaunchesInStates::a).orElse(launchesOfA);
    List<LaunchFigures> ofB = inStates.map(LaunchesInStates::b).orElse(launchesOfB);
    return ofA.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CellPair(
                key,
                levels,
                ofA.stream().mapToDouble(figures -> figures.times().median()).toArray(),
                IntStream.range(0, ofB.size())
                    .mapToDouble(
                        i -> paired ? beside(ofA.get(i), ofB.get(i)) : ofB.get(i).times().median())
                    .toArray(),
                a,
                b,
                inStates.map(LaunchesInStates::strata)));
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

  /** A figure of a launch of which no ratio can be made; empty if there is none. */
  OptionalDouble extreme() {
    return DoubleStream.concat(Arrays.stream(a), Arrays.stream(b))
        .filter(figure -> !(figure > 0 && figure <= Checks.LARGEST))
        .findFirst();
  }

  /** A method that allows for the steps of the clocks that both sides were timed with. */
  public ComparisonMethod allowingForSteps(ComparisonMethod method) {
    return LaunchesInSteps.of(method, figuresOfA.clockStep(), figuresOfB.clockStep());
  }

  /**
   * A method that compares launches of one state of the machine, or of one mode, with each other.
   *
   * @param modes of the launches; empty if they have one mode
   */
  public ComparisonMethod within(ComparisonMethod method, Optional<TwoModes> modes) {
    return states
        .or(() -> modes.map(found -> Strata.of(found, a, b)))
        .map(method::within)
        .orElse(method);
  }

  /** The share of the launches of the side that lost more of them, in (0, 1]. */
  public double countedShare() {
    return Math.min(
        (double) a.length / figuresOfA.launches().size(),
        (double) b.length / figuresOfB.launches().size());
  }

  /** Which launches are compared if the machine has states, in words. */
  Optional<String> remarkOnStates() {
    return states.map(
        found -> {
          int left =
              figuresOfA.launches().size() - a.length + figuresOfB.launches().size() - b.length;
          return String.format(
              Locale.ROOT,
              "processors were far from each other in %d of %d launches of A and in %d of %d of"
                  + " B%s: only launches of one state are compared with each other%s",
              found.countOfA(),
              a.length,
              found.countOfB(),
              b.length,
              found.countOfA() + found.countOfB() < a.length + b.length
                  ? ", and near in the others"
                  : "",
              left == 0
                  ? ""
                  : "; "
                      + Counted.of(left, "launch")
                      + " in which it changed, or whose"
                      + " counterpart is missing or left out, do not count");
        });
  }

  /**
   * The factor by which the steps of the clocks move either end of the ratio's interval, whatever
   * the number of launches; 1 if they do not.
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
    boolean inTurns =
        rounds > 0
            && rounds == b.rounds().size()
            && Stream.of(a, b).flatMap(side -> side.rounds().stream()).allMatch(time -> time > 0);
    if (!inTurns || a.launch().number() != b.launch().number()) {
      return b.times().median();
    }
    double[] ratios =
        IntStream.range(0, rounds)
            .mapToDouble(round -> Math.log(b.rounds().get(round) / a.rounds().get(round)))
            .toArray();
    // The median of logarithms, since that of ratios is not the inverse if sides are exchanged.
    return a.times().median() * Math.exp(OrderedSample.of("ratios", ratios).median());
  }
}
