package org.tutti.measure.outlier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tutti.measure.observation.ObservationLog;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.sample.OrderedSample;

/** Finds the outliers of a finished cell, and what each came from. */
public final class OutlierAttribution {
  /** The longest are attributed. */
  static final int MOST = 100;

  private static final String SEPARATOR = " ";

  private final CollectiveExchange all;
  private final int rank;

  public OutlierAttribution(CollectiveExchange all, int rank) {
    this.all = all;
    this.rank = rank;
  }

  /** An observation, and by how much it exceeds the median. */
  private record Excess(int index, double nanos) {}

  /**
   * Collective: the longest outliers in order, on the root; an empty list on other ranks. Those are
   * left out after which a rank did not read its counters, unless another knows the cause.
   *
   * @param observations of all ranks, meaningful on the root only
   * @param log of this rank
   * @param watch of this rank
   */
  public List<Outlier> of(Observations observations, ObservationLog log, IntervalWatch watch) {
    if (!watch.isOn()) {
      return List.of();
    }
    List<Excess> outliers = all.isRoot() ? longest(observations) : List.of();
    if (all.fromRoot(outliers.size()) == 0) {
      return List.of();
    }
    String indices =
        outliers.stream().map(each -> "" + each.index()).collect(Collectors.joining(SEPARATOR));
    int[] wanted =
        Arrays.stream(all.from(CollectiveExchange.ROOT, indices).split(SEPARATOR, -1))
            .mapToInt(Integer::parseInt)
            .toArray();
    OutlierWitnesses witnesses = new OutlierWitnesses(wanted.length);
    for (int each = 0; each < wanted.length; each++) {
      witnesses.put(each, rank, log, watch, wanted[each]);
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

  /** Those that Tukey's filter drops and that are long enough to be explained. */
  private static List<Excess> longest(Observations observations) {
    double[] times = observations.validRunTimes();
    double least = Arrays.stream(times).min().orElse(0);
    double most = Arrays.stream(times).max().orElse(0);
    if (most - least < IntervalWatch.LEAST_NANOS) {
      return List.of();
    }
    Filtered filtered = TukeyFilter.withDefaults().apply(OrderedSample.of("runTimes", times));
    double median = filtered.quartiles().median();
    double fence = Math.max(filtered.upperFence(), median + IntervalWatch.LEAST_NANOS);
    return IntStream.range(0, observations.count())
        .filter(index -> observations.isValid(index) && observations.runTime(index) > fence)
        .mapToObj(index -> new Excess(index, observations.runTime(index) - median))
        .sorted(Comparator.comparingDouble(Excess::nanos).reversed())
        .limit(MOST)
        .sorted(Comparator.comparingInt(Excess::index))
        .toList();
  }
}
