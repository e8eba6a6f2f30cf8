package org.tutti.bench.hoststates;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.compare.Verdict;
import org.tutti.analysis.state.MachineStates;
import org.tutti.analysis.state.ProbedMachine;
import org.tutti.campaign.driver.PrecisionRule;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankProbe;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Campaigns and comparisons of rows of launches, with and without states: HostStates CSV. */
public final class HostStates {
  private static final int CAMPAIGN = 10;
  private static final int STEP = 4;
  private static final double DIFFERENCE = 1.03;
  private static final double PRECISION = 0.05;

  /** As many launches as a row has at most. */
  private static final int MOST = 80;

  /** The least time of a campaign is no matter here. */
  private static final Duration ENOUGH = Duration.ofHours(1);

  private static final long PICOS = 1_000;
  private static final int[] PAIRS = {10, 20, 40};

  private static final CellKey KEY = new CellKey("HostModes.allreduce", "ALLREDUCE", 256, 2);
  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(1000, 200));

  private HostStates() {}

  /** A launch; times in nanoseconds. */
  record Trial(double before, double after, double median) {
    static Trial of(String[] parts) {
      return new Trial(
          Double.parseDouble(parts[3]), Double.parseDouble(parts[4]), Double.parseDouble(parts[5]));
    }

    LaunchFigures launch(int number, int block, double factor, boolean isProbed) {
      return new LaunchFigures(
          new PlannedLaunch(number, block, Treatment.ONLY),
          LaunchFigures.Times.allOf(factor * median),
          new LaunchFigures.Counts(1000, 0, 0),
          GlobalTiming.NONE,
          List.of(),
          0,
          isProbed
              ? ProbedMachine.of(List.of(probe(2L * number, before), probe(2L * number + 1, after)))
              : ProbedMachine.UNKNOWN);
    }

    private static MachineProbe probe(long at, double nanos) {
      return new MachineProbe(
          at,
          List.of(
              new RankProbe(1, Math.round(PICOS * nanos), 1),
              new RankProbe(RankProbe.NO_PARTNER, 0, 1)));
    }
  }

  public static void main(String[] arguments) throws IOException {
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String treatment : List.of("c", "tutti")) {
      print(
          treatment,
          lines.stream()
              .skip(1)
              .map(line -> line.split(",", -1))
              .filter(parts -> parts[2].equals(treatment))
              .map(Trial::of)
              .toList());
    }
  }

  /** Spread of campaigns and what comparisons find, of launches in a row. */
  static void print(String treatment, List<Trial> trials) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (Trial trial : trials) {
      launches.add(trial.launch(launches.size() + 1, launches.size() + 1, 1, true));
    }
    CellFigures cell = new CellFigures(KEY, Treatment.ONLY, SETTINGS, launches);
    CellFigures known =
        cell.among(
            MachineStates.shownBy(
                launches.stream().map(launch -> launch.machine().probes()).toList()));
    System.out.printf(
        Locale.ROOT,
        "%n%s: %d launches, %.0f ns near, %.0f ns far, far in %.0f %%, changed in %.0f %%%n",
        treatment,
        launches.size(),
        known.in(MachineState.NEAR).orElseThrow().median(),
        known.in(MachineState.FAR).orElseThrow().median(),
        100 * known.shareOf(MachineState.FAR).orElseThrow(),
        100 * known.shareOf(MachineState.CHANGED).orElseThrow());
    System.out.printf(
        "campaigns of %d launches in a row, largest difference of the middle half: %s; near %s,"
            + " far %s%n%n",
        CAMPAIGN,
        spread(known),
        spread(known.in(MachineState.NEAR).orElseThrow()),
        spread(known.in(MachineState.FAR).orElseThrow()));
    System.out.printf(
        "launches until every median is known to within 5 %%: %s with states, %s without%n%n",
        untilKnown(trials, true), untilKnown(trials, false));
    System.out.println("| pairs | design | states | A/A: a difference | B 3 % slower: found |");
    System.out.println("|---|---|---|---|---|");
    for (int pairs : PAIRS) {
      for (boolean paired : new boolean[] {true, false}) {
        for (boolean isProbed : new boolean[] {false, true}) {
          System.out.printf(
              "| %d | %s | %s | %s | %s |%n",
              pairs,
              paired ? "paired" : "unpaired",
              isProbed ? "known" : "unknown",
              share(
                  trials,
                  pairs,
                  paired,
                  isProbed,
                  1,
                  Verdict.SLOWER,
                  Verdict.FASTER,
                  Verdict.MORE_OFTEN_SLOW,
                  Verdict.LESS_OFTEN_SLOW),
              share(trials, pairs, paired, isProbed, DIFFERENCE, Verdict.SLOWER));
        }
      }
    }
  }

  /** Median and quartiles over rows of launches, as {@code --precision 5%} counts them. */
  private static String untilKnown(List<Trial> trials, boolean isProbed) {
    PrecisionRule rule = new PrecisionRule(PRECISION);
    List<Double> counts = new ArrayList<>();
    int never = 0;
    for (int from = 0; from + MOST <= trials.size(); from += STEP) {
      OptionalInt known = OptionalInt.empty();
      List<LaunchFigures> launches = new ArrayList<>();
      while (known.isEmpty() && launches.size() < MOST) {
        int number = launches.size() + 1;
        launches.add(trials.get(from + number - 1).launch(number, number, 1, isProbed));
        if (rule.rule().isLook(number)) {
          CellFigures cell = new CellFigures(KEY, Treatment.ONLY, SETTINGS, launches);
          MachineStates states =
              MachineStates.shownBy(
                  launches.stream().map(launch -> launch.machine().probes()).toList());
          if (rule.isReached(List.of(cell.among(states)), ENOUGH, Optional.empty())) {
            known = OptionalInt.of(number);
          }
        }
      }
      never += known.isEmpty() ? 1 : 0;
      counts.add((double) known.orElse(MOST));
    }
    OrderedSample sample =
        OrderedSample.of("counts", counts.stream().mapToDouble(count -> count).toArray());
    return String.format(
        Locale.ROOT,
        "%.0f (%.0f to %.0f; not by %d in %d of %d rows)",
        sample.median(),
        sample.quantile(0.25),
        sample.quantile(0.75),
        MOST,
        never,
        counts.size());
  }

  /** Interquartile range of the medians of campaigns, by their median. */
  private static String spread(CellFigures cell) {
    double[] medians = cell.medians();
    double[] campaigns = new double[medians.length / CAMPAIGN];
    for (int i = 0; i < campaigns.length; i++) {
      campaigns[i] =
          OrderedSample.of(
                  "campaign", Arrays.copyOfRange(medians, i * CAMPAIGN, (i + 1) * CAMPAIGN))
              .median();
    }
    OrderedSample all = OrderedSample.of("campaigns", campaigns);
    return String.format(
        Locale.ROOT,
        "%.1f %% (n = %d)",
        100 * (all.quantile(0.75) - all.quantile(0.25)) / all.median(),
        campaigns.length);
  }

  /** In which share of the rows of launches, which overlap, a comparison says one of these. */
  private static String share(
      List<Trial> trials,
      int pairs,
      boolean paired,
      boolean isProbed,
      double factor,
      Verdict... wanted) {
    SplittableRandom random = new SplittableRandom(48);
    int rows = 0;
    int found = 0;
    for (int from = 0; from + 2 * pairs <= trials.size(); from += STEP) {
      List<LaunchFigures> a = new ArrayList<>();
      List<LaunchFigures> b = new ArrayList<>();
      for (int block = 1; block <= pairs; block++) {
        int first = from + 2 * (block - 1);
        int ofA = random.nextInt(2);
        a.add(trials.get(first + ofA).launch(2 * block, block, 1, isProbed));
        b.add(trials.get(first + 1 - ofA).launch(2 * block + 1, block, factor, isProbed));
      }
      CellComparison judged =
          CampaignComparison.of(
                  side("A", a), side("B", b), paired, false, ComparisonOptions.DEFAULT)
              .cells()
              .get(0);
      found += Stream.of(wanted).anyMatch(one -> one == judged.verdict()) ? 1 : 0;
      rows++;
    }
    return String.format(Locale.ROOT, "%.2f of %d", (double) found / rows, rows);
  }

  private static Side side(String name, List<LaunchFigures> launches) {
    return new Side(
        name, List.of(new CellFigures(KEY, Treatment.ONLY, SETTINGS, launches)), List.of(), true);
  }
}
