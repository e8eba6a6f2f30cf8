package org.tutti.rank.outlier;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.outlier.OutlierFilter;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.sync.process.RunValidity;

/** Finds the outliers of a finished cell, and what each came from. */
public final class OutlierAttribution {
  /** The longest are attributed. */
  static final int MAX = 100;

  private static final int MADE_UP = 1000;

  private final CollectiveExchange all;
  private final int rank;

  public OutlierAttribution(CollectiveExchange all, int rank) {
    this.all = all;
    this.rank = rank;
  }

  /**
   * Attributes an outlier of made-up times, so that a cache of a JVM has the classes for it. The
   * launch that it is made from may have no outlier, and for the first class that a cache lacks, a
   * rank opens its jar, which takes it 15 ms in the middle of its cells.
   */
  public static void rehearse() {
    long[] runTimes = new long[MADE_UP];
    runTimes[0] = 2 * IntervalWatch.MIN_NANOS;
    Observations observations = new Observations(new long[MADE_UP], runTimes, new long[MADE_UP]);
    ObservationLog log = new ObservationLog(1);
    log.append(new long[1], runTimes, RunValidity.clean(1));
    OutlierWitnesses witnesses = new OutlierWitnesses(1);
    witnesses.put(0, 0, log, IntervalWatch.off(), 0);
    for (Excess outlier : longest(OrderedTimes.of(observations), TukeyFilter.withDefaults())) {
      witnesses.causes(0).of(outlier.index(), outlier.nanos());
    }
  }

  /** An observation, and by how much it exceeds the median. */
  private record Excess(int index, double nanos) {}

  /**
   * Collective: the longest outliers in order, on the root; an empty list on other ranks. Those are
   * left out after which a rank did not read its counters, unless another knows the cause.
   *
   * @param times of all ranks, on the root only
   * @param log of this rank
   * @param watch of this rank
   * @param filter that tells outliers
   */
  public List<Outlier> of(
      Optional<OrderedTimes> times, ObservationLog log, IntervalWatch watch, OutlierFilter filter) {
    if (!watch.isOn()) {
      return List.of();
    }
    List<Excess> outliers = times.isPresent() ? longest(times.get(), filter) : List.of();
    int count = (int) all.fromRoot(outliers.size());
    if (count == 0) {
      return List.of();
    }
    long[] wanted = new long[count];
    for (int each = 0; each < outliers.size(); each++) {
      wanted[each] = outliers.get(each).index();
    }
    all.fromRoot(wanted);
    OutlierWitnesses witnesses = new OutlierWitnesses(count);
    for (int each = 0; each < count; each++) {
      witnesses.put(each, rank, log, watch, (int) wanted[each]);
    }
    witnesses.combine(all);
    List<Outlier> attributed = new ArrayList<>();
    for (int each = 0; each < outliers.size(); each++) {
      Excess outlier = outliers.get(each);
      Outlier choice = witnesses.causes(each).of(outlier.index(), outlier.nanos());
      if (choice.cause() != OutlierCause.UNKNOWN || !witnesses.isBlind(each)) {
        attributed.add(choice);
      }
    }
    return attributed;
  }

  private static List<Excess> longest(OrderedTimes times, OutlierFilter filter) {
    return times.valid().isPresent()
        ? longest(times.observations(), times.valid().get(), filter)
        : List.of();
  }

  /** Those that the filter drops and that are long enough to be explained. */
  private static List<Excess> longest(
      Observations observations, OrderedSample sample, OutlierFilter filter) {
    if (sample.max() - sample.min() < IntervalWatch.MIN_NANOS) {
      return List.of();
    }
    Filtered filtered = filter.apply(sample);
    double median = filtered.quartiles().median();
    double fence = Math.max(filtered.upperFence(), median + IntervalWatch.MIN_NANOS);
    List<Excess> longest = new ArrayList<>();
    for (int index : observations.longerThan(fence)) {
      longest.add(new Excess(index, observations.runTime(index) - median));
    }
    if (longest.size() <= MAX) {
      return longest;
    }
    return longest.stream()
        .sorted(Comparator.comparingDouble(Excess::nanos).reversed())
        .limit(MAX)
        .sorted(Comparator.comparingInt(Excess::index))
        .toList();
  }
}
