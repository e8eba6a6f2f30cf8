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
import org.tutti.analysis.state.MachineStates;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.sample.Checks;
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
    Optional<SteadyLaunches> inStates = SteadyLaunches.of(launchesOfA, launchesOfB, paired);
    List<LaunchFigures> ofA = inStates.map(SteadyLaunches::a).orElse(launchesOfA);
    List<LaunchFigures> ofB = inStates.map(SteadyLaunches::b).orElse(launchesOfB);
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
                inStates.map(steady -> Strata.of(steady.a(), steady.b()))));
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

  /**
   * The launches of both sides in which the machine stayed in one of its states; of pairs, those in
   * both of whose launches it did.
   *
   * @param a those of A
   * @param b those of B; in the same blocks, if paired
   */
  private record SteadyLaunches(List<LaunchFigures> a, List<LaunchFigures> b) {
    /** With fewer of the launches of a side, states say little. */
    private static final double MIN_SHARE = 0.5;

    /**
     * Empty if the machine has one state, as far as its probes show, if most launches of a side
     * have none, or if each pair was measured in one launch and so in one state.
     *
     * @param paired whether launches at the same place of both lists form a pair
     */
    static Optional<SteadyLaunches> of(
        List<LaunchFigures> a, List<LaunchFigures> b, boolean paired) {
      MachineStates states =
          MachineStates.shownBy(
              Stream.concat(a.stream(), b.stream())
                  .map(launch -> launch.machine().probes())
                  .toList());
      if (!states.areFound() || (paired && areOfOneLaunch(a, b))) {
        return Optional.empty();
      }
      List<LaunchFigures> ofA = a.stream().map(launch -> launch.among(states)).toList();
      List<LaunchFigures> ofB = b.stream().map(launch -> launch.among(states)).toList();
      SteadyLaunches steady =
          paired
              ? new SteadyLaunches(steadyBeside(ofA, ofB), steadyBeside(ofB, ofA))
              : new SteadyLaunches(steadyBeside(ofA, ofA), steadyBeside(ofB, ofB));
      return Optional.of(steady)
          .filter(any -> any.a.size() >= MIN_SHARE * a.size())
          .filter(any -> any.b.size() >= MIN_SHARE * b.size());
    }

    private static boolean areOfOneLaunch(List<LaunchFigures> a, List<LaunchFigures> b) {
      return IntStream.range(0, a.size())
          .allMatch(i -> a.get(i).launch().number() == b.get(i).launch().number());
    }

    /** The steady ones of some launches whose counterparts are steady, too. */
    private static List<LaunchFigures> steadyBeside(
        List<LaunchFigures> launches, List<LaunchFigures> counterparts) {
      return IntStream.range(0, launches.size())
          .filter(i -> launches.get(i).machine().state().isSteady())
          .filter(i -> counterparts.get(i).machine().state().isSteady())
          .mapToObj(launches::get)
          .toList();
    }
  }
}
