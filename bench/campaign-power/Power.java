package org.tutti.bench.campaignpower;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.summary.Quartiles;

/**
 * False positives and power of the comparison, on launches of {@code Slowed} that were really made:
 * Power DIR.
 *
 * <p>The launches, in the order in which they were made, are cut into windows of 20, and each
 * window is dealt into A and B, 10 each, as often as it takes to have 200 comparisons. Two
 * campaigns: at random. Paired by block: of each two launches that follow each other a coin sends
 * one to A and the other to B, as a design in random blocks of two would have. Shared: A and B are
 * the same 10 launches, as when variants of a class are compared. A/A compares every cell with
 * itself, or in shared launches the one with 0 % with the other that has it. A/B compares the cells
 * with 0 % of A with those with k % of B.
 */
public final class Power {
  private static final int COMPARISONS = 200;
  private static final int SIZE = 10;

  /** Stands for the second level with 0 %. */
  private static final int AGAIN = -1;

  private enum Dealing {
    TWO_CAMPAIGNS,
    PAIRED_BY_BLOCK,
    SHARED;

    String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  private final List<Integer> launches = new ArrayList<>();
  private final CampaignAnalysis analysis;

  private Power(CampaignAnalysis analysis) {
    this.analysis = analysis;
    analysis.contents().launches().stream()
        .filter(file -> file.whole())
        .forEach(file -> launches.add(file.launch().number()));
  }

  public static void main(String[] arguments) {
    new Power(CampaignAnalysis.of(new CampaignDirectory(Path.of(arguments[0])))).run();
  }

  private void run() {
    int windows = launches.size() / (2 * SIZE);
    if (windows == 0) {
      throw new IllegalStateException(
          launches.size() + " launches are not a window of " + 2 * SIZE + "; add launches");
    }
    System.out.printf(
        Locale.ROOT,
        "%d launches, %d windows, %d comparisons of %d against %d launches%n",
        launches.size(),
        windows,
        COMPARISONS,
        SIZE,
        SIZE);
    printSpread();
    for (Dealing dealing : Dealing.values()) {
      System.out.println(dealing.words());
      judge("A/A", windows, dealing, dealing == Dealing.SHARED ? Set.of(AGAIN) : Set.of());
      Set<Integer> percents = new TreeSet<>();
      analysis.cells().forEach(cell -> percents.add(percent(cell)));
      percents.removeAll(Set.of(0, AGAIN));
      for (int percent : percents) {
        judge("A/B " + percent + " %", windows, dealing, Set.of(percent));
      }
    }
  }

  /** How far launches lie apart in cells whose code is the library's. */
  private void printSpread() {
    for (CellFigures cell : analysis.cells()) {
      if (percent(cell) == 0) {
        double[] medians =
            cell.launches().stream().mapToDouble(figures -> figures.times().median()).toArray();
        Quartiles quartiles = Quartiles.of(medians);
        System.out.printf(
            Locale.ROOT,
            "medians of launches at %d B: median %.0f ns, quartiles %.1f %% apart, range %.1f %%%n",
            cell.key().msize(),
            quartiles.median(),
            100 * quartiles.interquartileRange() / quartiles.median(),
            100 * (quartiles.max() - quartiles.min()) / quartiles.median());
      }
    }
  }

  /** Without {@code percents}, every cell is compared with itself. */
  private void judge(String name, int windows, Dealing dealing, Set<Integer> percents) {
    Random random = new Random(2016);
    WindowShares differences = new WindowShares(windows);
    Map<Long, VerdictCounts> bySize = new TreeMap<>();
    for (int comparison = 0; comparison < COMPARISONS; comparison++) {
      int window = comparison % windows;
      int first = window * 2 * SIZE;
      List<Integer> dealt = new ArrayList<>(launches.subList(first, first + 2 * SIZE));
      if (dealing != Dealing.PAIRED_BY_BLOCK) {
        Collections.shuffle(dealt, random);
      }
      List<CellComparison> cells = compare(dealt, random, dealing, percents);
      for (CellComparison cell : cells) {
        bySize.computeIfAbsent(cell.pair().key().msize(), msize -> new VerdictCounts()).add(cell);
      }
      differences.add(window, cells.stream().anyMatch(cell -> cell.verdict().isDifference()));
    }
    bySize.forEach(
        (msize, counts) ->
            System.out.printf(Locale.ROOT, "  %-10s %6d B: %s%n", name, msize, counts.words()));
    int tests = bySize.values().stream().mapToInt(VerdictCounts::comparisons).sum();
    int significant = bySize.values().stream().mapToInt(VerdictCounts::significant).sum();
    System.out.printf(
        Locale.ROOT,
        "  %-10s all cells: p <= 0.05 in %.2f %% of %d tests; slower or faster after Holm in %s%n",
        name,
        100.0 * significant / tests,
        tests,
        differences.words());
  }

  /** Of each two launches that follow each other in the window a coin sends one to A. */
  private List<CellComparison> compare(
      List<Integer> dealt, Random random, Dealing dealing, Set<Integer> percents) {
    Set<Integer> a = new HashSet<>();
    Set<Integer> b = new HashSet<>();
    for (int pair = 0; pair < dealt.size(); pair += 2) {
      boolean heads = random.nextBoolean();
      (heads ? a : b).add(dealt.get(pair));
      (heads ? b : a).add(dealt.get(pair + 1));
    }
    return compare(a, dealing == Dealing.SHARED ? a : b, dealing, percents);
  }

  private List<CellComparison> compare(
      Set<Integer> a, Set<Integer> b, Dealing dealing, Set<Integer> percents) {
    boolean paired = dealing != Dealing.TWO_CAMPAIGNS;
    Set<Integer> ofA = percents.isEmpty() ? Set.of() : Set.of(0);
    return CampaignComparison.of(
            side("A", a, ofA, dealing),
            side("B", b, percents, dealing),
            paired,
            false,
            ComparisonOptions.DEFAULT)
        .cells();
  }

  private Side side(String name, Set<Integer> numbers, Set<Integer> percents, Dealing dealing) {
    List<CellFigures> cells = new ArrayList<>();
    for (CellFigures cell : analysis.cells()) {
      if (percents.isEmpty() || percents.contains(percent(cell))) {
        List<LaunchFigures> chosen = new ArrayList<>();
        for (LaunchFigures launch : cell.launches()) {
          if (numbers.contains(launch.launch().number())) {
            chosen.add(dealing == Dealing.SHARED ? launch : inBlock(launch));
          }
        }
        CellKey key = percents.isEmpty() ? cell.key() : without(cell.key());
        cells.add(new CellFigures(key, cell.treatment(), cell.settings(), chosen));
      }
    }
    return new Side(name, cells, List.of(), true);
  }

  /** The two launches of a coin make a block. */
  private LaunchFigures inBlock(LaunchFigures launch) {
    var planned = launch.launch();
    int block = launches.indexOf(planned.number()) / 2;
    return new LaunchFigures(
        new PlannedLaunch(planned.number(), block, planned.treatment()),
        launch.times(),
        launch.counts(),
        launch.global(),
        List.of(),
        launch.clockStep());
  }

  private static CellKey without(CellKey key) {
    return new CellKey(key.benchmark(), key.operation(), key.msize(), key.processes());
  }

  private static int percent(CellFigures cell) {
    String level = cell.key().parameters().getOrDefault("percent", "0");
    return level.endsWith("again") ? AGAIN : Integer.parseInt(level);
  }
}
