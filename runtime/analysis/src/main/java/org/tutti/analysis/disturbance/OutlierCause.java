package org.tutti.analysis.disturbance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.Warning;
import org.tutti.stats.cell.LaunchSummary;

/**
 * What the outliers of a cell came from, where they matter. Nothing may be read between the two
 * readings of the clock, so a single outlier has no witness; but the time by which all of them
 * together exceed the median can be compared with the time that each cause took.
 */
public final class OutlierCause {
  /** Outliers matter if they exceed the median by this share of the sum of all run-times. */
  private static final double LEAST_SHARE = 0.05;

  /** Shorter than any of the causes takes, in nanoseconds. */
  private static final double LEAST_EXCESS = 1e5;

  /** A cause is named if it took this share of their excess or more. */
  private static final double LEAST_EXPLAINED = 0.1;

  private static final double NANOS_PER_MILLI = 1e6;

  private OutlierCause() {}

  /**
   * What to say about a cell; empty if its outliers do not matter.
   *
   * @param operations in each observation
   * @param times run-times of one operation, in nanoseconds
   * @param summary what the filter kept of them
   */
  public static Optional<Warning> of(
      CellConditions conditions, int operations, double[] times, LaunchSummary summary) {
    double longest = summary.quartiles().max();
    int outliers = 0;
    double excess = 0;
    double sum = 0;
    for (double time : times) {
      sum += time;
      if (time > longest) {
        outliers++;
        excess += time - summary.median();
      }
    }
    double inAll = operations * excess;
    if (excess < LEAST_SHARE * sum || inAll < LEAST_EXCESS) {
      return Optional.empty();
    }
    List<String> causes = causes(conditions, inAll);
    return Optional.of(
        Warning.of(
            FindingProblem.OUTLIERS_EXPLAINED,
            "outliers took %.2f ms more than the median (observations: %d): %s",
            inAll / NANOS_PER_MILLI,
            outliers,
            causes.isEmpty()
                ? "nothing that was recorded explains it"
                : String.join("; ", causes)));
  }

  private static List<String> causes(CellConditions conditions, double excess) {
    List<String> causes = new ArrayList<>();
    long waited =
        conditions.activity().stream().mapToLong(RankActivity::waitedNanos).max().orElse(0);
    if (waited >= LEAST_EXPLAINED * excess) {
      causes.add(
          text("preemption, a rank waited %.2f ms for its processor", waited / NANOS_PER_MILLI));
    }
    if (conditions.jvm().collections() > 0) {
      causes.add(text("the garbage collector, %d times", conditions.jvm().collections()));
    }
    if (conditions.jvm().compilationNanos() >= LEAST_EXPLAINED * excess) {
      causes.add(
          text(
              "the JIT compilers, %.2f ms", conditions.jvm().compilationNanos() / NANOS_PER_MILLI));
    }
    return causes;
  }

  private static String text(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
