package org.tutti.bench.gate;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.Side;
import org.tutti.lab.history.CampaignHistory;
import org.tutti.lab.history.HistoryCampaign;
import org.tutti.lab.history.HistoryChange;
import org.tutti.lab.history.MeasuredCampaign;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/**
 * A history beside the method of Apache Otava on the same series, both looked at each night:
 * ChangeDelays YEARS CHANGES.
 */
public final class ChangeDelays {
  private static final int YEAR = 365;
  private static final int CELLS = 12;
  private static final int BEFORE = 60;
  private static final int WATCHED = 30;
  private static final int SOON = 5;
  private static final int LATER = 10;
  private static final int NEAR = 5;
  private static final double MEDIAN = 1000;
  private static final double SIGNIFICANCE = 0.05;
  private static final long DAY = 86_400;

  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(500, 10));

  /** How nights differ. */
  record Nights(String name, double deviation, double slowShare) {
    double[] draw(int number, int changed, double factor, RandomGenerator random) {
      double[] medians = new double[number];
      Arrays.setAll(
          medians,
          night ->
              MEDIAN
                  * Math.exp(deviation * random.nextGaussian())
                  * (random.nextDouble() < slowShare ? 1.3 + 1.7 * random.nextDouble() : 1)
                  * (night >= changed ? factor : 1));
      return medians;
    }
  }

  static final List<Nights> NIGHTS =
      List.of(
          new Nights("1 %", 0.01, 0),
          new Nights("2 %", 0.02, 0),
          new Nights("3 %", 0.03, 0),
          new Nights("3 % and a cell in 36 is slow", 0.03, 1 / 36.0));

  private ChangeDelays() {}

  /** The arguments: years without a change, and changes of each kind. */
  public static void main(String[] arguments) {
    int years = Integer.parseInt(arguments[0]);
    int changes = Integer.parseInt(arguments[1]);
    System.out.println("figure,nights,method,found,standard error,trials");
    for (Nights nights : NIGHTS) {
      unchanged(nights, years);
      for (double factor : new double[] {1.05, 1.1}) {
        changed(nights, factor, changes);
      }
    }
  }

  private static void unchanged(Nights nights, int years) {
    int ofHistory = 0;
    int ofOtava = 0;
    for (int year = 0; year < years; year++) {
      RandomGenerator random = new SplittableRandom(year);
      List<double[]> cells = new ArrayList<>();
      for (int cell = 0; cell < CELLS; cell++) {
        cells.add(nights.draw(YEAR, YEAR, 1, random));
      }
      // What is found at any look stays in the history, so the last one shows all.
      ofHistory += history(cells).changed().isEmpty() ? 0 : 1;
      ofOtava +=
          cells.stream().anyMatch(series -> looks(series, 2, series.length, 0).isPresent()) ? 1 : 0;
    }
    write("a year of 12 cells with a false change", nights, "history", ofHistory, years);
    write("a year of 12 cells with a false change", nights, "divisive means", ofOtava, years);
  }

  private static void changed(Nights nights, double factor, int changes) {
    List<Integer> ofHistory = new ArrayList<>();
    List<Integer> ofOtava = new ArrayList<>();
    int dated = 0;
    int covered = 0;
    for (int change = 0; change < changes; change++) {
      RandomGenerator random = new SplittableRandom(change);
      List<double[]> cells = new ArrayList<>();
      for (int cell = 0; cell < CELLS; cell++) {
        cells.add(nights.draw(BEFORE + WATCHED, BEFORE, cell == 0 ? factor : 1, random));
      }
      for (HistoryChange found : history(cells).cells().get(0).changes()) {
        if (found.foundWith() >= BEFORE && found.after() > found.before()) {
          ofHistory.add(found.foundWith() - BEFORE + 1);
          dated++;
          covered += found.earliest() <= BEFORE && BEFORE <= found.latest() ? 1 : 0;
          break;
        }
      }
      looks(cells.get(0), BEFORE + 1, BEFORE + WATCHED, BEFORE - NEAR)
          .ifPresent(look -> ofOtava.add(look - BEFORE));
    }
    String size = Math.round(100 * (factor - 1)) + " % found within ";
    for (int within : new int[] {SOON, LATER, WATCHED}) {
      write(size + within + " nights", nights, "history", count(ofHistory, within), changes);
      write(size + within + " nights", nights, "divisive means", count(ofOtava, within), changes);
    }
    if (dated > 0) {
      write(
          size.replace("found within ", "dated by the interval"),
          nights,
          "history",
          covered,
          dated);
    }
  }

  private static long count(List<Integer> delays, int within) {
    return delays.stream().filter(delay -> delay <= within).count();
  }

  /** The first look, after so many nights, that shows a change at an index or later. */
  private static OptionalInt looks(double[] series, int first, int last, int least) {
    for (int look = first; look <= last; look++) {
      if (DivisiveMeans.of(Arrays.copyOf(series, look)).stream().anyMatch(at -> at >= least)) {
        return OptionalInt.of(look);
      }
    }
    return OptionalInt.empty();
  }

  private static CampaignHistory history(List<double[]> cells) {
    List<MeasuredCampaign> campaigns = new ArrayList<>();
    for (int night = 0; night < cells.get(0).length; night++) {
      List<CellFigures> figures = new ArrayList<>();
      for (int cell = 0; cell < cells.size(); cell++) {
        figures.add(
            new CellFigures(
                new CellKey("Simulated.allreduce", "ALLREDUCE", 8L << cell, 2),
                Treatment.ONLY,
                SETTINGS,
                List.of(
                    new LaunchFigures(
                        new PlannedLaunch(1, 1, Treatment.ONLY),
                        LaunchFigures.Times.allOf(cells.get(cell)[night]),
                        new LaunchFigures.Counts(500, 0, 0)))));
      }
      campaigns.add(
          new MeasuredCampaign(
              new HistoryCampaign(
                  Path.of("night-" + night), Instant.ofEpochSecond(DAY * night), "unknown"),
              new Side("night-" + night, figures, List.of(), true)));
    }
    return CampaignHistory.ofMeasured(campaigns, SIGNIFICANCE, false);
  }

  private static void write(String figure, Nights nights, String method, long found, int trials) {
    double share = (double) found / trials;
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%s,%.4f,%.4f,%d%n",
        figure,
        nights.name(),
        method,
        share,
        Math.sqrt(share * (1 - share) / trials),
        trials);
    System.out.flush();
  }
}
