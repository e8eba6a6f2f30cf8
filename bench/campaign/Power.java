import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.tutti.runtime.analysis.CampaignAnalysis;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.analysis.LaunchFigures;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.compare.CampaignComparison;
import org.tutti.runtime.compare.CellComparison;
import org.tutti.runtime.compare.ComparisonOptions;
import org.tutti.runtime.compare.Side;
import org.tutti.runtime.compare.Verdict;

/**
 * False positives and power of the comparison, on launches that were really made: Power DIR [SIZE].
 *
 * <p>DIR is a campaign of one program. Each comparison draws two disjoint sets of SIZE (10) of its
 * launches at random. A/A compares them as they are; A/B after the run-times of B were multiplied,
 * which is what a mock-up does that takes k % longer in each observation.
 */
public final class Power {
  private static final int COMPARISONS = 200;
  private static final double[] SLOWDOWNS = {0, 0.01, 0.02, 0.03, 0.05, 0.10};

  public static void main(String[] arguments) {
    CampaignAnalysis analysis =
        CampaignAnalysis.of(new CampaignDirectory(Path.of(arguments[0])));
    int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
    int launches = analysis.contents().launches().size();
    System.out.printf(
        Locale.ROOT,
        "%d launches, %d comparisons of %d against %d, %d cells%n",
        launches,
        COMPARISONS,
        size,
        size,
        analysis.cells().size());
    for (double slowdown : SLOWDOWNS) {
      judge(analysis, size, slowdown);
    }
  }

  private static void judge(CampaignAnalysis analysis, int size, double slowdown) {
    Random random = new Random(2016);
    int cells = analysis.cells().size();
    int[] alone = new int[cells];
    int[] corrected = new int[cells];
    int[] slower = new int[cells];
    int families = 0;
    for (int comparison = 0; comparison < COMPARISONS; comparison++) {
      List<Integer> numbers = new ArrayList<>();
      analysis.contents().launches().forEach(file -> numbers.add(file.launch().number()));
      Collections.shuffle(numbers, random);
      Side a = side("A", analysis, numbers.subList(0, size), 1);
      Side b = side("B", analysis, numbers.subList(size, 2 * size), 1 + slowdown);
      List<CellComparison> judged =
          CampaignComparison.of(a, b, false, false, ComparisonOptions.DEFAULT).cells();
      boolean any = false;
      for (int cell = 0; cell < cells; cell++) {
        CellComparison one = judged.get(cell);
        alone[cell] += one.test().rejectedAt(0.05) ? 1 : 0;
        corrected[cell] += one.correctedPValue() <= 0.05 ? 1 : 0;
        slower[cell] += one.verdict() == Verdict.SLOWER ? 1 : 0;
        any |= one.correctedPValue() <= 0.05;
      }
      families += any ? 1 : 0;
    }
    for (int cell = 0; cell < cells; cell++) {
      System.out.printf(
          Locale.ROOT,
          "slowdown %4.1f %%  %-60s  p <= 0.05: %5.1f %%  after Holm: %5.1f %%  verdict slower:"
              + " %5.1f %%%n",
          slowdown * 100,
          analysis.cells().get(cell).key(),
          100.0 * alone[cell] / COMPARISONS,
          100.0 * corrected[cell] / COMPARISONS,
          100.0 * slower[cell] / COMPARISONS);
    }
    int all = 0;
    for (int found : alone) {
      all += found;
    }
    System.out.printf(
        Locale.ROOT,
        "slowdown %4.1f %%  all cells: p <= 0.05 in %.2f %%; any cell after Holm in %.2f %%%n",
        slowdown * 100,
        100.0 * all / (COMPARISONS * cells),
        100.0 * families / COMPARISONS);
  }

  private static Side side(
      String name, CampaignAnalysis analysis, List<Integer> numbers, double factor) {
    List<CellFigures> cells = new ArrayList<>();
    for (CellFigures cell : analysis.cells()) {
      List<LaunchFigures> launches =
          cell.launches().stream()
              .filter(figures -> numbers.contains(figures.launch().number()))
              .map(
                  f ->
                      new LaunchFigures(
                          f.launch(),
                          f.median() * factor,
                          f.mean() * factor,
                          f.min() * factor,
                          f.max() * factor,
                          f.kept(),
                          f.outliers(),
                          f.invalid()))
              .toList();
      cells.add(new CellFigures(cell.key(), cell.treatment(), cell.settings(), launches));
    }
    return new Side(name, cells, List.of(), Set.of());
  }
}
