package org.tutti.lab.clocks;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.tutti.sync.host.Occupancy;

/**
 * How to synchronize on this machine.
 *
 * @param method text for {@code --sync}
 * @param reason why
 */
public record Recommendation(String method, String reason) {
  /** At least so many of the observations that are made should count. */
  private static final double ENOUGH_VALID_PERCENT = 80;

  /**
   * Planned starts where they are more exact than the best barrier and most of them are met; else
   * the barrier whose ranks leave closest together.
   *
   * @param skew what {@link BarrierSkewExperiment} found
   * @param schemes what {@link SchemeExperiment} found
   */
  public static Recommendation of(Occupancy occupancy, DataTable skew, DataTable schemes) {
    String barrier =
        BarrierSkewExperiment.BARRIERS.stream()
            .min(Comparator.comparingDouble(name -> largestSkew(skew, name)))
            .orElseThrow();
    double barrierSkew = largestSkew(skew, barrier);
    if (occupancy.isOversubscribed()) {
      return new Recommendation(
          barrier,
          format(
              "%d ranks share %d processors, so planned starts are not reliable; ranks leave this"
                  + " barrier within %.0f ns (median), the smallest value",
              occupancy.ranks(), occupancy.processors(), barrierSkew));
    }
    List<String> best =
        schemes.rows().stream()
            .filter(row -> row.get(0).startsWith("WINDOW") || row.get(0).startsWith("ROUNDTIME"))
            .max(Comparator.comparingDouble(row -> Double.parseDouble(row.get(4))))
            .orElseThrow();
    double valid = Double.parseDouble(best.get(4));
    double uncertainty = Double.parseDouble(best.get(5));
    if (valid < ENOUGH_VALID_PERCENT) {
      return new Recommendation(
          barrier,
          format(
              "only %.0f %% of the planned starts were met, and ranks leave this barrier within %.0f ns (median), the smallest value",
              valid, barrierSkew));
    }
    if (uncertainty > barrierSkew) {
      return new Recommendation(
          barrier,
          format(
              "the uncertainty of the global clock, %.0f ns, exceeds the %.0f ns (median) within"
                  + " which ranks leave this barrier",
              uncertainty, barrierSkew));
    }
    return new Recommendation(
        best.get(0).replace(' ', ','),
        format(
            "%.0f %% of the planned starts were met, with an uncertainty of the global clock of"
                + " %.0f ns, while ranks leave the best barrier (%s) within %.0f ns (median)",
            valid, uncertainty, barrier, barrierSkew));
  }

  private static double largestSkew(DataTable skew, String barrier) {
    return skew.rows().stream()
        .filter(row -> row.get(0).equals(barrier))
        .mapToDouble(row -> Double.parseDouble(row.get(2)))
        .max()
        .orElse(Double.POSITIVE_INFINITY);
  }

  private static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }
}
