package org.tutti.bench.nighthistory;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.tutti.lab.history.CampaignHistory;
import org.tutti.lab.history.HistoryChange;

/** What a year of nightly histories finds: NightHistory YEARS CHANGES. */
public final class NightHistory {
  private static final int YEAR = 365;
  private static final int CELLS = 12;
  private static final int WATCHED = 30;
  private static final int SOON = 5;
  private static final int LATER = 10;
  private static final double SLOWER = 1.05;
  private static final double ASKED_FOUND = 0.95;
  private static final double ASKED_COVERAGE = 0.94;
  private static final double[] DEVIATIONS = {0, 0.01, 0.02, 0.05};
  private static final int[] NIGHTS_BEFORE = {30, 60, 120, 240};

  private final int years;
  private final int changes;

  private NightHistory(int years, int changes) {
    this.years = years;
    this.changes = changes;
  }

  /** The arguments: histories of a year without a change, and histories with one, of each kind. */
  public static void main(String[] arguments) {
    NightHistory bench =
        new NightHistory(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]));
    System.out.println("figure,nights,cells,nights before,asked,found,standard error,trials");
    for (int cells : new int[] {1, CELLS}) {
      for (double deviation : DEVIATIONS) {
        bench.unchanged(new NightHistories(cells, NightEffects.normal(deviation)));
      }
    }
    bench.unchanged(
        new NightHistories(CELLS, new NightEffects("3 % and 3 % of nights slow", 0.03, 0.03, 0)));
    bench.unchanged(
        new NightHistories(CELLS, new NightEffects("1 % and 10 % of nights slow", 0.01, 0.1, 0)));
    for (double correlation : new double[] {0.3, 0.5, 0.7}) {
      bench.unchanged(new NightHistories(CELLS, NightEffects.autoregressive(0.02, correlation)));
    }
    for (double deviation : DEVIATIONS) {
      for (int before : NIGHTS_BEFORE) {
        bench.changed(new NightHistories(CELLS, NightEffects.normal(deviation)), before);
      }
    }
  }

  private void unchanged(NightHistories histories) {
    long found =
        LongStream.range(0, years)
            .filter(seed -> !histories.draw(YEAR, YEAR, 1, seed).changed().isEmpty())
            .count();
    write("a year with a false change", histories, YEAR, "at most 0.05", found, years);
  }

  private void changed(NightHistories histories, int before) {
    List<CampaignHistory> drawn =
        IntStream.range(0, changes)
            .mapToObj(seed -> histories.draw(before + WATCHED, before, SLOWER, seed))
            .toList();
    List<HistoryChange> found =
        drawn.stream()
            .flatMap(
                history ->
                    history.cells().get(0).changes().stream()
                        .filter(change -> change.foundWith() >= before)
                        .filter(change -> change.after() > change.before())
                        .limit(1))
            .toList();
    write(
        "5 % found within 5 nights",
        histories, before, "at least " + ASKED_FOUND, within(found, before + SOON), changes);
    write(
        "5 % found within 10 nights",
        histories, before, "-", within(found, before + LATER), changes);
    write("5 % found within 30 nights", histories, before, "-", found.size(), changes);
    if (!found.isEmpty()) {
      write(
          "the interval of the date covers",
          histories,
          before,
          "at least " + ASKED_COVERAGE,
          found.stream()
              .filter(change -> change.earliest() <= before && before <= change.latest())
              .count(),
          found.size());
    }
  }

  private static long within(List<HistoryChange> found, int night) {
    return found.stream().filter(change -> change.foundWith() < night).count();
  }

  private static void write(
      String figure, NightHistories histories, int before, String asked, long found, int trials) {
    double share = (double) found / trials;
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%d,%d,%s,%.4f,%.4f,%d%n",
        figure,
        histories.effects().name(),
        histories.cells(),
        before,
        asked,
        share,
        Math.sqrt(share * (1 - share) / trials),
        trials);
    System.out.flush();
  }
}
