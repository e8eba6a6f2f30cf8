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
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.compare.Verdict;
import org.tutti.records.launch.CellKey;

/**
 * False positives and power of the comparison, on launches of {@code Slowed} that were really made:
 * Power DIR.
 *
 * <p>The launches, in the order in which they were made, are cut into windows of 20, and each
 * window is dealt into A and B, 10 each, as often as it takes to have 200 comparisons. Two
 * campaigns: at random. Paired by block: of each two launches that follow each other a coin sends
 * one to A and the other to B, as a design in random blocks of two would have. Shared: A and B are
 * the same 10 launches, as when variants of a class are compared. A/A compares every cell with
 * itself, or in shared launches the one with 0 % with the other that has it. A/B compares the cells with 0 % of A with those with k % of B.
 */
public final class Power {
  private static final int COMPARISONS = 200;
  private static final int SIZE = 10;
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
    System.out.printf(
        Locale.ROOT,
        "%d launches, %d windows, %d comparisons of %d against %d launches%n",
        launches.size(),
        windows,
        COMPARISONS,
        SIZE,
        SIZE);
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

  /** Without {@code percents}, every cell is compared with itself. */
  private void judge(String name, int windows, Dealing dealing, Set<Integer> percents) {
    Random random = new Random(2016);
    int tests = 0;
    int alone = 0;
    int families = 0;
    Map<Long, int[]> bySize = new TreeMap<>();
    Map<Long, List<Double>> ratios = new TreeMap<>();
    for (int comparison = 0; comparison < COMPARISONS; comparison++) {
      int first = comparison % windows * 2 * SIZE;
      Set<Integer> a = new HashSet<>();
      Set<Integer> b = new HashSet<>();
      List<Integer> window = new ArrayList<>(launches.subList(first, first + 2 * SIZE));
      if (dealing != Dealing.PAIRED_BY_BLOCK) {
        Collections.shuffle(window, random);
      }
      for (int pair = 0; pair < window.size(); pair += 2) {
        boolean heads = random.nextBoolean();
        (heads ? a : b).add(window.get(pair));
        (heads ? b : a).add(window.get(pair + 1));
      }
      if (dealing == Dealing.SHARED) {
        b = a;
      }
      boolean any = false;
      for (CellComparison cell : compare(a, b, dealing, percents)) {
        boolean significant = cell.correctedPValue() <= 0.05;
        any |= significant;
        tests++;
        alone += cell.test().pValue() <= 0.05 ? 1 : 0;
        int[] counts =
            bySize.computeIfAbsent(cell.pair().key().msize(), msize -> new int[4]);
        counts[0]++;
        counts[1] += cell.test().pValue() <= 0.05 ? 1 : 0;
        counts[2] += cell.verdict() == Verdict.SLOWER ? 1 : 0;
        counts[3] += significant && cell.ratio().isPresent() && cell.ratio().get().value() > 1 ? 1 : 0;
        cell.ratio()
            .ifPresent(
                ratio ->
                    ratios
                        .computeIfAbsent(cell.pair().key().msize(), msize -> new ArrayList<>())
                        .add(ratio.value()));
      }
      families += any ? 1 : 0;
    }
    bySize.forEach(
        (msize, counts) ->
            System.out.printf(
                Locale.ROOT,
                "  %-10s %6d B: p <= 0.05 in %5.1f %%, slower after Holm in %5.1f %%, verdict slower in %5.1f %%"
                    + " of %d; median ratio %.4f%n",
                name,
                msize,
                100.0 * counts[1] / counts[0],
                100.0 * counts[3] / counts[0],
                100.0 * counts[2] / counts[0],
                counts[0],
                median(ratios.getOrDefault(msize, List.of(Double.NaN)))));
    System.out.printf(
        Locale.ROOT,
        "  %-10s all cells: p <= 0.05 in %.2f %% of %d tests; any cell after Holm in %.2f %% of %d"
            + " comparisons%n",
        name,
        100.0 * alone / tests,
        tests,
        100.0 * families / COMPARISONS,
        COMPARISONS);
  }

  private List<CellComparison> compare(
      Set<Integer> a, Set<Integer> b, Dealing dealing, Set<Integer> percents) {
    boolean paired = dealing != Dealing.TWO_CAMPAIGNS;
    Set<Integer> ofA = percents.isEmpty() ? Set.of() : Set.of(0);
    return CampaignComparison.of(
            side("A", a, ofA, dealing), side("B", b, percents, dealing), paired, false, ComparisonOptions.DEFAULT)
        .cells();
  }

  private Side side(
      String name, Set<Integer> numbers, Set<Integer> percents, Dealing dealing) {
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
        new PlannedLaunch(
            planned.number(), block, planned.treatment()),
        launch.median(),
        launch.mean(),
        launch.min(),
        launch.max(),
        launch.kept(),
        launch.outliers(),
        launch.invalid());
  }

  private static CellKey without(CellKey key) {
    return new CellKey(key.benchmark(), key.operation(), key.msize(), key.processes());
  }

  private static int percent(CellFigures cell) {
    String level = cell.key().parameters().getOrDefault("percent", "0");
    return level.endsWith("again") ? AGAIN : Integer.parseInt(level);
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().skip(values.size() / 2).findFirst().orElse(Double.NaN);
  }
}
