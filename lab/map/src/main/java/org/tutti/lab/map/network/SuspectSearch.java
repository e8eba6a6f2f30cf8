package org.tutti.lab.map.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.lab.map.network.Suspect.MachinePart;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Moments;

/**
 * Which groups, ends, and pairs are slower than their like.
 *
 * <p>An additive model explains the time of each pair by its kind and its ends. Suspected is what
 * exceeds the rest of its sort by more than a limit and by more than these differ among themselves
 * and from launch to launch. An end whose directions differ by more than the limit is suspected in
 * each of them that is slow: receipts that a slow sender returns make what it receives slower, too,
 * but much less. A slow group explains its ends, a slow end or two slow groups their pairs, so that
 * a fault is named once, at its place. All are tested together.
 */
public final class SuspectSearch {
  private static final double LEVEL = 0.95;
  private static final int MIN_BLOCK = 4;
  private static final int MAX_BLOCKS = 8;
  private static final long NONE = -1;

  /**
   * Among four ends whose directions are not told apart, what one pair takes longer looks the same
   * as what the other two ends take longer with each other.
   */
  public static final int MIN_ENDS_OF_PAIRS = 5;

  private final PairLogs logs;
  private final int[] groups;
  private final double limit;
  private final List<Suspect> found = new ArrayList<>();
  private final double[] explainedSending;
  private final double[] explainedReceiving;
  private final int tests;
  private final double expected;
  private Fits fits;

  /** The model of all launches together, and of each. */
  private record Fits(PairLogs logs, AdditiveFit overall, List<AdditiveFit> byLaunch) {
    static Fits of(PairLogs logs) {
      return new Fits(
          logs,
          AdditiveFit.of(logs, logs.means()),
          IntStream.range(0, logs.launches())
              .mapToObj(launch -> AdditiveFit.of(logs, logs.launch(launch)))
              .toList());
    }

    EffectSpread residuals() {
      return EffectSpread.of(
          overall.residuals(),
          byLaunch.stream().map(AdditiveFit::residuals).toArray(double[][]::new),
          logs.ends() * (logs.isDirected() ? 2 : 1) - 1);
    }
  }

  private SuspectSearch(PairLogs logs, int[] groups, double limit, double expected) {
    this.logs = logs;
    this.groups = groups.clone();
    this.limit = Math.log(limit);
    this.expected = expected;
    this.fits = Fits.of(logs);
    this.explainedSending = new double[logs.ends()];
    this.explainedReceiving = logs.isDirected() ? new double[logs.ends()] : explainedSending;
    this.tests =
        members().size()
            + logs.ends() * (logs.isDirected() ? 2 : 1)
            + blocks().size()
            + logs.pairs();
  }

  /**
   * Searches for what is slow.
   *
   * @param groups number of each end's group, such as its switch; -1 for ends without one
   * @param limit least slowdown that matters, such as 1.05
   * @param expected number of suspects that chance makes where nothing is slow: 0.01 is nearly the
   *     probability of suspecting anything, 10 is for candidates that are measured again
   * @return the suspects, slowest first
   */
  public static List<Suspect> of(PairLogs logs, int[] groups, double limit, double expected) {
    Checks.positive("expected", expected);
    SuspectSearch search = new SuspectSearch(logs, groups, limit, expected);
    if (logs.ends() > 2 && logs.launches() > 0) {
      boolean hasPairs = logs.isDirected() || logs.ends() >= MIN_ENDS_OF_PAIRS;
      if (hasPairs) {
        search.searchBlocks();
      }
      search.searchEnds();
      if (hasPairs) {
        search.searchPairs();
      }
    }
    search.found.sort(
        Comparator.comparingDouble((Suspect suspect) -> suspect.slowdown().value()).reversed());
    return List.copyOf(search.found);
  }

  /** How many times slower each end is than the median end, over both directions. */
  public static double[] slowdownsOfEnds(PairLogs logs) {
    AdditiveFit fit = AdditiveFit.of(logs, logs.means());
    return IntStream.range(0, logs.ends())
        .mapToDouble(end -> Math.exp((fit.sending(end) + fit.receiving(end)) / 2))
        .toArray();
  }

  private void searchEnds() {
    EffectSpread sending = spread(true);
    EffectSpread receiving = logs.isDirected() ? spread(false) : sending;
    members().forEach((group, ends) -> searchGroup(group, ends, sending, receiving));
    for (int end = 0; end < logs.ends(); end++) {
      searchEnd(end, sending, receiving);
    }
  }

  private EffectSpread spread(boolean sends) {
    double[] overall = effects(fits.overall, sends);
    double[][] byLaunch = new double[logs.launches()][];
    for (int launch = 0; launch < byLaunch.length; launch++) {
      byLaunch[launch] = effects(fits.byLaunch.get(launch), sends);
      for (int end = 0; end < logs.ends(); end++) {
        if (!isMeasured(launch, end)) {
          byLaunch[launch][end] = Double.NaN;
        }
      }
    }
    return EffectSpread.of(overall, byLaunch, 1);
  }

  private double[] effects(AdditiveFit of, boolean sends) {
    return IntStream.range(0, logs.ends())
        .mapToDouble(end -> sends ? of.sending(end) : of.receiving(end))
        .toArray();
  }

  private boolean isMeasured(int launch, int end) {
    return IntStream.range(0, logs.pairs())
        .anyMatch(
            pair ->
                (logs.from(pair) == end || logs.to(pair) == end)
                    && !Double.isNaN(logs.value(launch, pair)));
  }

  private void searchGroup(
      int group, List<Integer> ends, EffectSpread sending, EffectSpread receiving) {
    double sent = median(ends.stream().mapToDouble(fits.overall::sending).toArray());
    double received = median(ends.stream().mapToDouble(fits.overall::receiving).toArray());
    double p =
        Math.max(
            sending.pValue(sent, sending.variance(logs.launches(), ends.size())),
            receiving.pValue(received, receiving.variance(logs.launches(), ends.size())));
    GroupTimes times = new GroupTimes(logs, ends);
    double apart = times.difference(logs.means());
    boolean isApart = !Double.isNaN(apart);
    double effect = isApart ? apart : (sent + received) / 2;
    double[] byLaunch = new double[logs.launches()];
    for (int launch = 0; launch < byLaunch.length; launch++) {
      AdditiveFit of = fits.byLaunch.get(launch);
      byLaunch[launch] =
          isApart
              ? times.difference(logs.launch(launch))
              : (median(ends.stream().mapToDouble(of::sending).toArray())
                      + median(ends.stream().mapToDouble(of::receiving).toArray()))
                  / 2;
    }
    byLaunch = Arrays.stream(byLaunch).filter(value -> !Double.isNaN(value)).toArray();
    if (add(MachinePart.GROUP, group, group, effect, byLaunch, p)) {
      for (int end : ends) {
        explainedSending[end] = sent;
        explainedReceiving[end] = received;
      }
    }
  }

  private void searchEnd(int end, EffectSpread sending, EffectSpread receiving) {
    double sent = fits.overall.sending(end) - explainedSending[end];
    double received = fits.overall.receiving(end) - explainedReceiving[end];
    double pSent = sending.pValue(sent, sending.variance(logs.launches(), 1));
    double pReceived = receiving.pValue(received, receiving.variance(logs.launches(), 1));
    boolean sends = isSignificant(sent, pSent);
    boolean receives = isSignificant(received, pReceived);
    if (sends && receives && Math.abs(sent - received) <= limit) {
      add(
          MachinePart.END,
          end,
          end,
          (sent + received) / 2,
          byLaunch(end, true, true),
          Math.max(pSent, pReceived));
      return;
    }
    if (sends) {
      add(MachinePart.SENDING_END, end, end, sent, byLaunch(end, true, false), pSent);
    }
    if (receives) {
      add(MachinePart.RECEIVING_END, end, end, received, byLaunch(end, false, true), pReceived);
    }
  }

  private double[] byLaunch(int end, boolean sends, boolean receives) {
    return IntStream.range(0, logs.launches())
        .filter(launch -> isMeasured(launch, end))
        .mapToDouble(
            launch -> {
              double sent = fits.byLaunch.get(launch).sending(end) - explainedSending[end];
              double received = fits.byLaunch.get(launch).receiving(end) - explainedReceiving[end];
              return sends && receives ? (sent + received) / 2 : sends ? sent : received;
            })
        .toArray();
  }

  private void searchPairs() {
    EffectSpread spread = fits.residuals();
    for (int pair = 0; pair < logs.pairs(); pair++) {
      int at = pair;
      int measured = logs.launchesOf(pair);
      if (measured > 0) {
        double effect = fits.overall.residual(pair);
        add(
            MachinePart.PAIR,
            logs.from(pair),
            logs.to(pair),
            effect,
            fits.byLaunch.stream()
                .mapToDouble(launch -> launch.residual(at))
                .filter(value -> !Double.isNaN(value))
                .toArray(),
            spread.pValue(effect, spread.variance(measured, 1)));
      }
    }
  }

  /**
   * The most significant block first. With few groups its ends take up to half of its effect, so
   * that it is estimated as a term of its own.
   */
  private void searchBlocks() {
    Map<Long, List<Integer>> blocks = blocks();
    for (int block = 0; block < MAX_BLOCKS && !blocks.isEmpty(); block++) {
      EffectSpread spread = fits.residuals();
      double least = 1;
      long most = NONE;
      for (Map.Entry<Long, List<Integer>> entry : blocks.entrySet()) {
        List<Integer> pairs = entry.getValue();
        double effect = median(pairs.stream().mapToDouble(fits.overall::residual).toArray());
        double p = spread.pValue(effect, spread.variance(logs.launches(), pairs.size()));
        if (p < least && isSignificant(2 * effect, p)) {
          least = p;
          most = entry.getKey();
        }
      }
      if (most == NONE) {
        return;
      }
      searchBlock(blocks.remove(most), least);
    }
  }

  private void searchBlock(List<Integer> pairs, double p) {
    Fits with = Fits.of(fits.logs.withOwnKind(pairs));
    int first = pairs.get(0);
    double[] effects =
        with.byLaunch.stream()
            .mapToDouble(launch -> effect(launch, with.logs, pairs))
            .filter(value -> !Double.isNaN(value))
            .toArray();
    double effect = effect(with.overall, with.logs, pairs);
    if (add(
        MachinePart.BLOCK, groups[logs.from(first)], groups[logs.to(first)], effect, effects, p)) {
      fits = with;
    }
  }

  /** What pairs take longer by their kind than others of the kind that they had. */
  private double effect(AdditiveFit fit, PairLogs with, List<Integer> pairs) {
    return median(
        pairs.stream()
            .mapToDouble(pair -> fit.ofKind(with.kind(pair)) - fit.ofKind(fits.logs.kind(pair)))
            .toArray());
  }

  private boolean isSignificant(double effect, double pValue) {
    return effect > limit && tests * pValue <= expected;
  }

  private boolean add(
      MachinePart part, int first, int second, double effect, double[] byLaunch, double pValue) {
    // A launch that was disturbed moves the mean of a pair; other parts are medians of many pairs.
    boolean isInMostLaunches = part != MachinePart.PAIR || median(byLaunch) > limit;
    if (!isSignificant(effect, pValue) || !isInMostLaunches) {
      return false;
    }
    Estimate interval =
        byLaunch.length > 1
            ? MeanInterval.of(byLaunch, LEVEL)
            : new Estimate(effect, effect, effect, LEVEL, "none", 1);
    found.add(
        new Suspect(
            part, first, second, interval.exponential(), pValue, ownPValue(byLaunch), tests));
    return true;
  }

  /** How probable such launches are if their mean is 0. */
  private static double ownPValue(double[] byLaunch) {
    if (byLaunch.length < 2) {
      return 1;
    }
    Moments moments = Moments.of(byLaunch);
    return moments.standardError() == 0
        ? moments.mean() > 0 ? 0 : 1
        : TDistribution.of(moments.n() - 1.0)
            .survivalProbability(moments.mean() / moments.standardError());
  }

  private TreeMap<Integer, List<Integer>> members() {
    TreeMap<Integer, List<Integer>> members = new TreeMap<>();
    for (int end = 0; end < groups.length; end++) {
      if (groups[end] >= 0) {
        members.computeIfAbsent(groups[end], any -> new ArrayList<>()).add(end);
      }
    }
    members.values().removeIf(ends -> ends.size() < 2);
    if (members.size() < 2) {
      members.clear();
    }
    return members;
  }

  private TreeMap<Long, List<Integer>> blocks() {
    TreeMap<Long, List<Integer>> blocks = new TreeMap<>();
    for (int pair = 0; pair < logs.pairs(); pair++) {
      int one = groups[logs.from(pair)];
      int other = groups[logs.to(pair)];
      if (one >= 0 && other >= 0 && one != other) {
        long key = logs.isDirected() || one < other ? pairOf(one, other) : pairOf(other, one);
        blocks.computeIfAbsent(key, any -> new ArrayList<>()).add(pair);
      }
    }
    blocks.values().removeIf(pairs -> pairs.size() < MIN_BLOCK);
    return blocks;
  }

  private static long pairOf(int one, int other) {
    return ((long) one << 32) | other;
  }

  private static double median(double[] values) {
    double[] known =
        IntStream.range(0, values.length)
            .mapToDouble(i -> values[i])
            .filter(value -> !Double.isNaN(value))
            .toArray();
    return known.length == 0 ? Double.NaN : OrderedSample.of("values", known).median();
  }
}
