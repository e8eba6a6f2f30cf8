package org.tutti.bench.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.gate.ConfirmationRule;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.bench.gate.SiteNights.SiteNight;

/** What a gate stops on a site whose nights differ: GateNights YEARS CHANGES. */
public final class GateNights {
  private static final int YEAR = 365;
  private static final int BASELINE = 30;
  private static final int LAUNCHES = 10;
  private static final int WEEK = 5;
  private static final double LASTING = 1.05;
  private static final double FALSE_STOPS = 0.01;
  private static final int INJECTED = 13;

  /** What a launch takes, and how far apart ten of them are within half an hour. */
  private static final int LAUNCH_SECONDS = 20;

  private static final int APART_SECONDS = 180;

  /** What the gate is given. */
  enum Given {
    /** {@code gate --baseline 'night-*'}. */
    NIGHTS,
    /** {@code gate --baseline DIR --baseline-jar JAR}. */
    BOTH_JARS
  }

  /** How it confirms. */
  enum Confirmed {
    /** Not at all. */
    NOT,
    /** {@code --confirm 10}, the head alone, at once (with a short {@code over}). */
    HEAD_ALONE,
    /** {@code --confirm 10}, the head alone, spread over half an hour. */
    HEAD_ALONE_SPREAD,
    /** {@code --confirm 10 --baseline-jar JAR}. */
    ALTERNATELY
  }

  private final Given given;
  private final Confirmed confirmed;
  private final SiteNights nights;
  private final List<Side> baseline = new ArrayList<>();
  private long measuredAgain;

  private GateNights(Given given, Confirmed confirmed, long seed) {
    this.given = given;
    this.confirmed = confirmed;
    this.nights = new SiteNights(new SplittableRandom(seed));
    for (int night = 0; night < BASELINE; night++) {
      baseline.add(nights.first("night", nights.night(), LAUNCHES, any -> 1));
    }
  }

  /** The arguments: years without a change, and changes of each kind. */
  public static void main(String[] arguments) {
    int years = Integer.parseInt(arguments[0]);
    int changes = Integer.parseInt(arguments[1]);
    System.out.println("figure,given,confirmed,asked,found,standard error,trials");
    for (Given given : Given.values()) {
      for (Confirmed confirmed : Confirmed.values()) {
        if (given == Given.NIGHTS || !isAlone(confirmed)) {
          unchanged(given, confirmed, years);
          injected(given, confirmed, changes);
          lasting(given, confirmed, changes);
        }
      }
    }
    bound();
  }

  /**
   * What no rule exceeds that has the nights of the head alone: the most powerful test of the mean
   * of five nights against that of the baseline, whose spread it knows, at the level that five
   * nights may have together.
   */
  private static void bound() {
    double night =
        Math.hypot(SiteNights.NIGHT_DEVIATION, SiteNights.LAUNCH_DEVIATION / Math.sqrt(LAUNCHES));
    double error = night * Math.sqrt(1.0 / WEEK + 1.0 / BASELINE);
    NormalDistribution normal = NormalDistribution.of(0, 1);
    double least = normal.inverseSurvivalProbability(WEEK * FALSE_STOPS / SiteNights.CELLS);
    System.out.printf(
        Locale.ROOT,
        "5 %% found within 5 nights,nights,any rule of the head alone,at least 0.95,%.4f,,%n",
        normal.survivalProbability(least - Math.log(LASTING) / error));
  }

  /** The baseline of a year is used each night, so its errors are the same all over the year. */
  private static void unchanged(Given given, Confirmed confirmed, int years) {
    int stops = 0;
    int most = 0;
    long again = 0;
    for (int year = 0; year < years; year++) {
      GateNights site = new GateNights(given, confirmed, year);
      int ofYear = 0;
      for (int night = 0; night < YEAR; night++) {
        ofYear += site.stops(any -> 1) ? 1 : 0;
      }
      stops += ofYear;
      most = Math.max(most, ofYear);
      again += site.measuredAgain;
    }
    int all = years * YEAR;
    share("false stops a night", given, confirmed, "at most 0.01", stops, all);
    number("false stops in the worst year", given, confirmed, most, years);
    number("further launches of a side a night", given, confirmed, (double) again / all, all);
  }

  private static void injected(Given given, Confirmed confirmed, int changes) {
    int found = 0;
    int whole = 0;
    for (int change = 0; change < changes; change++) {
      GateNights site = new GateNights(given, confirmed, 10_000 + change);
      int ofThirteen = 0;
      for (int i = 0; i < INJECTED; i++) {
        double slower = 1.25 + 0.25 * i / (INJECTED - 1);
        int cell = i % SiteNights.CELLS;
        ofThirteen += site.stops(any -> any == cell ? slower : 1) ? 1 : 0;
      }
      found += ofThirteen;
      whole += ofThirteen == INJECTED ? 1 : 0;
    }
    share("1.25 to 1.5 found the same night", given, confirmed, "1", found, changes * INJECTED);
    share("all 13 of them found", given, confirmed, "-", whole, changes);
  }

  private static void lasting(Given given, Confirmed confirmed, int changes) {
    long found =
        IntStream.range(0, changes)
            .filter(
                change -> {
                  GateNights site = new GateNights(given, confirmed, 20_000 + change);
                  return IntStream.range(0, WEEK)
                      .anyMatch(night -> site.stops(cell -> cell == 0 ? LASTING : 1));
                })
            .count();
    share("5 % found within 5 nights", given, confirmed, "at least 0.95", found, changes);
  }

  private boolean stops(IntToDoubleFunction slower) {
    SiteNight night = nights.night();
    GateResult first =
        given == Given.BOTH_JARS
            ? GateResult.of(
                CampaignComparison.of(
                    nights.first("baseline", night, LAUNCHES, any -> 1),
                    nights.first("head", night, LAUNCHES, slower),
                    true,
                    false,
                    ComparisonOptions.DEFAULT),
                false,
                List.of(),
                List.of())
            : GateResult.of(
                ofNights(nights.first("head", night, LAUNCHES, slower), ComparisonOptions.DEFAULT),
                false,
                List.of(),
                List.of());
    return (confirmed == Confirmed.NOT ? first : confirmed(first, night, slower)).outcome()
        == GateOutcome.REGRESSION;
  }

  private static boolean isAlone(Confirmed confirmed) {
    return confirmed == Confirmed.HEAD_ALONE || confirmed == Confirmed.HEAD_ALONE_SPREAD;
  }

  private GateResult confirmed(GateResult first, SiteNight night, IntToDoubleFunction slower) {
    ConfirmationRule rule = new ConfirmationRule(LAUNCHES, confirmed == Confirmed.ALTERNATELY);
    ConfirmationRule.Looks looks = rule.begin(first);
    int launches = looks.nextLaunches();
    if (launches == 0) {
      return first;
    }
    ComparisonOptions options =
        rule.options(ComparisonOptions.DEFAULT, looks.cells().size(), first.cells().size());
    // A spike that goes on ends within the first look, or after it.
    int spiked = 1 + nights.random().nextInt(2 * LAUNCHES);
    if (confirmed == Confirmed.HEAD_ALONE_SPREAD) {
      spiked = 1 + (spiked * LAUNCH_SECONDS - 1) / APART_SECONDS;
    }
    int most = rule.launches(rule.looks() - 1);
    Side base = nights.again("baseline", night, most, spiked, any -> 1);
    Side head = nights.again("head", night, most, spiked, slower);
    for (; launches > 0; launches = looks.nextLaunches()) {
      looks.take(
          confirmed == Confirmed.ALTERNATELY
              ? CampaignComparison.of(
                  cut(base, launches), cut(head, launches), true, false, options)
              : ofNights(cut(head, launches), options));
      measuredAgain += launches;
    }
    return looks.result(List.of());
  }

  private CampaignComparison ofNights(Side head, ComparisonOptions options) {
    return CampaignComparison.ofCampaigns(baseline, List.of(head), false, options);
  }

  private static Side cut(Side side, int launches) {
    return new Side(
        side.name(),
        side.cells().stream()
            .map(
                cell ->
                    new CellFigures(
                        cell.key(),
                        cell.treatment(),
                        cell.settings(),
                        cell.launches().subList(0, launches)))
            .toList(),
        List.of(),
        true);
  }

  private static void share(
      String figure, Given given, Confirmed confirmed, String asked, long found, long trials) {
    double share = (double) found / trials;
    write(figure, given, confirmed, asked, share, Math.sqrt(share * (1 - share) / trials), trials);
  }

  private static void number(
      String figure, Given given, Confirmed confirmed, double found, long trials) {
    write(figure, given, confirmed, "-", found, Double.NaN, trials);
  }

  private static void write(
      String figure,
      Given given,
      Confirmed confirmed,
      String asked,
      double found,
      double error,
      long trials) {
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%s,%s,%.4f,%s,%d%n",
        figure,
        word(given),
        word(confirmed),
        asked,
        found,
        Double.isNaN(error) ? "" : String.format(Locale.ROOT, "%.4f", error),
        trials);
    System.out.flush();
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
