package org.tutti.analysis.disturbance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;
import org.tutti.records.launch.Warning;
import org.tutti.stats.cell.LaunchSummary;

/** What the outliers of a cell came from, where they matter. */
public final class OutlierFinding {
  /** Outliers matter if they exceed the median by this share of the sum of all run-times. */
  private static final double MIN_SHARE = 0.05;

  /** Shorter than any of the causes takes, in nanoseconds. */
  private static final double MIN_EXCESS = 1e5;

  private static final double NANOS_PER_MILLI = 1e6;

  private OutlierFinding() {}

  /**
   * What to say about a cell; empty if its outliers do not matter.
   *
   * @param summary what the filter kept of its run-times per operation
   */
  public static Optional<Warning> of(CellRecord cell, LaunchSummary summary) {
    double longest = summary.quartiles().max();
    int outliers = 0;
    double excess = 0;
    double sum = 0;
    double worst = 0;
    for (double time : cell.operationTimes()) {
      sum += time;
      if (time > longest) {
        outliers++;
        excess += time - summary.median();
        worst = Math.max(worst, time);
      }
    }
    int operations = cell.settings().counts().operationsPerCall();
    if (excess < MIN_SHARE * sum || operations * excess < MIN_EXCESS) {
      return Optional.empty();
    }
    return Optional.of(
        Warning.of(FindingProblem.OUTLIERS_EXPLAINED)
            .with("excess", operations * excess / NANOS_PER_MILLI)
            .with("outliers", outliers)
            .with("longest", operations * worst / NANOS_PER_MILLI)
            .with("causes", causes(cell.observations(), outliers)));
  }

  /** The known causes, that of the longest outliers first, and then the others. */
  private static String causes(Observations observations, int outliers) {
    Map<OutlierCause, List<Outlier>> all = new EnumMap<>(OutlierCause.class);
    for (Outlier outlier : observations.outliers()) {
      all.computeIfAbsent(outlier.cause(), cause -> new ArrayList<>()).add(outlier);
    }
    List<String> texts = new ArrayList<>();
    all.entrySet().stream()
        .sorted(
            Comparator.<Map.Entry<OutlierCause, List<Outlier>>>comparingInt(
                    entry -> entry.getKey() == OutlierCause.UNKNOWN ? 1 : 0)
                .thenComparing(
                    entry -> time(observations, entry.getValue()), Comparator.reverseOrder()))
        .forEach(entry -> texts.add(text(entry.getKey(), entry.getValue())));
    int others = outliers - observations.outliers().size();
    if (others > 0) {
      texts.add(String.format(Locale.ROOT, "not examined %d", others));
    }
    return String.join(", ", texts);
  }

  private static long time(Observations observations, List<Outlier> outliers) {
    return outliers.stream().mapToLong(outlier -> observations.runTime(outlier.index())).sum();
  }

  /** A cause in words, such as {@code preemption 3 (2 of them on rank 1)}. */
  private static String text(OutlierCause cause, List<Outlier> outliers) {
    String counted = cause.word() + " " + outliers.size();
    if (cause == OutlierCause.UNKNOWN) {
      return counted;
    }
    Map<Integer, Integer> ranks = new TreeMap<>();
    outliers.forEach(outlier -> ranks.merge(outlier.rank(), 1, Integer::sum));
    Map.Entry<Integer, Integer> most =
        ranks.entrySet().stream().max(Map.Entry.<Integer, Integer>comparingByValue()).orElseThrow();
    return ranks.size() == 1
        ? counted + " (on rank " + most.getKey() + ")"
        : counted + " (" + most.getValue() + " of them on rank " + most.getKey() + ")";
  }
}
