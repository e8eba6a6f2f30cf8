package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.compare.Verdict;

/**
 * Verdicts of {@code compare} on campaigns that were made at different times: TwoCampaigns TRIALS.
 */
public final class TwoCampaigns {
  private static final double MARGIN = 1 + ComparisonOptions.DEFAULT.margin();
  private static final double SLOWER = 1.1;
  private static final int NIGHTS = 10;
  private static final double NIGHT = 0.02;

  /** Launches of a campaign, and the time from one to the next. */
  private record Row(int launches, double seconds) {
    String name() {
      return launches + " launches in " + Math.round(launches * seconds) + " s";
    }
  }

  private final int trials;

  private TwoCampaigns(int trials) {
    this.trials = trials;
  }

  /** The argument: pairs of campaigns of each kind. */
  public static void main(String[] arguments) {
    TwoCampaigns campaigns = new TwoCampaigns(Integer.parseInt(arguments[0]));
    System.out.println(
        "campaigns,machine,false difference,the same if taken for independent,false equivalence at"
            + " the margin,10 % found,trials");
    List<Row> rows =
        List.of(
            new Row(6, 2),
            new Row(30, 2),
            new Row(120, 2),
            new Row(200, 2),
            new Row(400, 2),
            new Row(6, 60),
            new Row(10, 60),
            new Row(30, 20),
            new Row(30, 240));
    for (Row row : rows) {
      for (Machine machine : Machine.ALL) {
        campaigns.write(row.name(), machine, 1, row, 0);
      }
    }
    for (Machine machine : Machine.ALL) {
      campaigns.write(
          NIGHTS + " and " + NIGHTS + " nights that differ by 2 %; 10 launches in 20 s",
          machine,
          NIGHTS,
          new Row(10, 2),
          NIGHT);
    }
  }

  private void write(String name, Machine machine, int nights, Row row, double night) {
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%.4f,%.4f,%.4f,%.4f,%d%n",
        name,
        machine.name(),
        share(machine, nights, row, night, 1, TwoCampaigns::compared, Verdict::isDifference),
        share(machine, nights, row, night, 1, TwoCampaigns::independent, Verdict::isDifference),
        share(machine, nights, row, night, MARGIN, TwoCampaigns::compared, is(Verdict.EQUIVALENT)),
        share(machine, nights, row, night, SLOWER, TwoCampaigns::compared, is(Verdict.SLOWER)),
        trials);
    System.out.flush();
  }

  private static Predicate<Verdict> is(Verdict wanted) {
    return verdict -> verdict == wanted;
  }

  private static CampaignComparison compared(List<Side> a, List<Side> b) {
    return CampaignComparison.ofCampaigns(a, b, false, ComparisonOptions.DEFAULT);
  }

  /** As launches of one campaign are that are not paired: here, of the first of each side. */
  private static CampaignComparison independent(List<Side> a, List<Side> b) {
    return CampaignComparison.of(a.get(0), b.get(0), false, false, ComparisonOptions.DEFAULT);
  }

  private double share(
      Machine machine,
      int nights,
      Row row,
      double night,
      double ratio,
      BiFunction<List<Side>, List<Side>, CampaignComparison> comparison,
      Predicate<Verdict> said) {
    return (double)
            IntStream.range(0, trials)
                .parallel()
                .filter(
                    trial -> {
                      RandomGenerator random = new SplittableRandom(trial);
                      List<Side> a = sides(machine, nights, row, night, 1, random);
                      List<Side> b = sides(machine, nights, row, night, ratio, random);
                      return said.test(comparison.apply(a, b).cells().get(0).verdict());
                    })
                .count()
        / trials;
  }

  private static List<Side> sides(
      Machine machine, int nights, Row row, double night, double ratio, RandomGenerator random) {
    List<Side> sides = new ArrayList<>();
    for (int number = 0; number < nights; number++) {
      double level = ratio * Math.exp(night * random.nextGaussian());
      double[] medians = machine.process().draw(row.launches(), row.seconds(), random);
      for (int launch = 0; launch < medians.length; launch++) {
        medians[launch] *= level;
      }
      CellFigures cell = LaunchRows.cell(medians, medians.length);
      sides.add(
          new Side("drawn", List.of(cell), DrawnHeaders.of(row.launches(), row.seconds()), true));
    }
    return sides;
  }
}
