package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.diagnostics.Counted;

/** How the figures of a report were computed, with sources, to stand in a paper as it is. */
public final class StatisticsText {
  /** The works that the paragraphs cite. */
  private enum CitedWork {
    HETTMANSPERGER_SHEATHER(
        "Hettmansperger and Sheather 1986",
        "T. P. Hettmansperger, S. J. Sheather: Confidence Intervals Based on Interpolated Order"
            + " Statistics. Statistics and Probability Letters 4, 75-79, 1986."),
    HODGES_LEHMANN(
        "Hodges and Lehmann 1963",
        "J. L. Hodges, E. L. Lehmann: Estimates of Location Based on Rank Tests. Annals of"
            + " Mathematical Statistics 34, 598-611, 1963."),
    HOEFLER_BELLI(
        "Hoefler and Belli 2015",
        "T. Hoefler, R. Belli: Scientific Benchmarking of Parallel Computing Systems: Twelve Ways"
            + " to Tell the Masses When Reporting Performance Results. SC '15, 2015,"
            + " doi:10.1145/2807591.2807644."),
    HOLM(
        "Holm 1979",
        "S. Holm: A Simple Sequentially Rejective Multiple Test Procedure. Scandinavian Journal of"
            + " Statistics 6, 65-70, 1979."),
    HUNOLD_CARPEN_AMARIE(
        "Hunold and Carpen-Amarie 2016",
        "S. Hunold, A. Carpen-Amarie: Reproducible MPI Benchmarking Is Still Not As Easy As You"
            + " Think. IEEE Transactions on Parallel and Distributed Systems 27, 3617-3630, 2016,"
            + " doi:10.1109/TPDS.2016.2539167."),
    HYNDMAN_FAN(
        "Hyndman and Fan 1996",
        "R. J. Hyndman, Y. Fan: Sample Quantiles in Statistical Packages. The American Statistician"
            + " 50, 361-365, 1996."),
    LE_BOUDEC(
        "Le Boudec 2010",
        "J.-Y. Le Boudec: Performance Evaluation of Computer and Communication Systems. EPFL Press,"
            + " 2010."),
    MC_NEMAR(
        "McNemar 1947",
        "Q. McNemar: Note on the Sampling Error of the Difference Between Correlated Proportions or"
            + " Percentages. Psychometrika 12, 153-157, 1947."),
    TUKEY("Tukey 1977", "J. W. Tukey: Exploratory Data Analysis. Addison-Wesley, 1977."),
    WILCOXON(
        "Wilcoxon 1945",
        "F. Wilcoxon: Individual Comparisons by Ranking Methods. Biometrics Bulletin 1, 80-83,"
            + " 1945.");

    private final String citation;
    private final String work;

    CitedWork(String citation, String work) {
      this.citation = citation;
      this.work = work;
    }
  }

  private final CampaignAnalysis analysis;

  private StatisticsText(CampaignAnalysis analysis) {
    this.analysis = analysis;
  }

  /** The paragraphs; the last one has the works that the others cite. */
  public static List<String> paragraphs(CampaignAnalysis analysis) {
    List<CellComparison> comparisons = OwnComparisons.of(analysis).comparisons();
    List<String> paragraphs = new ArrayList<>();
    StatisticsText text = new StatisticsText(analysis);
    paragraphs.add(text.design());
    paragraphs.add(text.summary());
    if (!comparisons.isEmpty()) {
      paragraphs.add(comparisons(comparisons));
    }
    paragraphs.add(references(String.join(" ", paragraphs)));
    return paragraphs;
  }

  private String design() {
    int launches = analysis.headers().size();
    String made =
        analysis
            .contents()
            .manifest()
            .map(
                plan ->
                    Counted.of(plan.blocks(), "block")
                        + ", each with one launch of each of "
                        + Counted.of(plan.treatments().size(), "treatment")
                        + "; the order of treatments within blocks is counterbalanced, and that of"
                        + " the cells within each launch is drawn (seed "
                        + plan.seed()
                        + ")")
            .orElse("started one by one");
    return "Design: "
        + Counted.of(launches, "launch")
        + " of mpirun, mpiexec, or srun, "
        + made
        + ". A launch is a level of a random factor: observations of one launch are more alike than"
        + " those of different launches ("
        + CitedWork.HUNOLD_CARPEN_AMARIE.citation
        + ", sections 4.2 and 5.1).";
  }

  private String summary() {
    String factors =
        analysis.cells().stream()
            .map(cell -> Double.toString(cell.settings().outlierFactor()))
            .distinct()
            .sorted()
            .collect(Collectors.joining(" or "));
    return "Summary: of each cell of each launch, observations farther than "
        + factors
        + " interquartile"
        + " ranges from the quartiles ("
        + CitedWork.TUKEY.citation
        + ") are left out, and the median of the rest is taken ("
        + CitedWork.HUNOLD_CARPEN_AMARIE.citation
        + ", algorithm 3). Figures are the median of these medians over the launches, with its 95 %"
        + " interval by ranks: the tightest two order statistics between which the median lies with"
        + " that probability by the binomial distribution, if launches do not depend on each other,"
        + " whatever the shape ("
        + CitedWork.LE_BOUDEC.citation
        + ", theorem 2.1; "
        + CitedWork.HOEFLER_BELLI.citation
        + ", rule 6); it takes 6 launches. Where launches are seen to depend on those before, the"
        + " interval is that of as many independent ones as they are worth; fewer than 20 seldom"
        + " show it, and then the interval is one of launches at that moment. p95, p99, and max are"
        + " of all valid observations, those left out included. A quantile is that of type 8 ("
        + CitedWork.HYNDMAN_FAN.citation
        + "), given where each launch has five observations or more beyond it,"
        + " with the interval of the median of launches, whose ranks are interpolated ("
        + CitedWork.HETTMANSPERGER_SHEATHER.citation
        + "); max is the largest, and has none.";
  }

  private static String comparisons(List<CellComparison> comparisons) {
    ComparisonOptions options = ComparisonOptions.DEFAULT;
    TreeSet<Integer> pairs = new TreeSet<>();
    comparisons.forEach(one -> pairs.add(Math.min(one.pair().a().length, one.pair().b().length)));
    String number =
        pairs.size() == 1
            ? Counted.of(pairs.first(), "pair")
            : pairs.first() + " to " + Counted.of(pairs.last(), "pair");
    return String.format(
        Locale.ROOT,
        "Comparisons: %s, each of %s of launches of the same block. The ratio is the median over"
            + " all two pairs of the geometric mean of their ratios (%s). Test: two-sided, by"
            + " signed ranks of the logarithms of the ratios, whether a ratio is as likely as its"
            + " inverse; a rank counts by at most half of the number of pairs, so that no single"
            + " pair decides; its null distribution is that over all signs (exact up to 199 pairs,"
            + " then Student's t; %s). Where the launches fall into two modes, pairs are compared"
            + " within modes, and how often either side is in the slow one by the test of McNemar"
            + " (%s). The p-values of all these tests are corrected together by the method of Holm"
            + " (%s) at %.0f %%. The interval of a ratio holds those ratios that the corrected test"
            + " does not reject; \"same\": it lies within %.0f %% of 1.",
        Counted.of(comparisons.size(), "comparison"),
        number,
        CitedWork.HODGES_LEHMANN.citation,
        CitedWork.WILCOXON.citation,
        CitedWork.MC_NEMAR.citation,
        CitedWork.HOLM.citation,
        100 * options.significance(),
        100 * options.margin());
  }

  private static String references(String cited) {
    StringBuilder works = new StringBuilder("References:");
    for (CitedWork source : CitedWork.values()) {
      if (cited.contains(source.citation)) {
        works.append(' ').append(source.work);
      }
    }
    return works.toString();
  }
}
