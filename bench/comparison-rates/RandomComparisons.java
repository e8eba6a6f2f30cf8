package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellComparison.ModesComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Verdict;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.interval.Estimate;

/** Comparisons of anything, in search of a verdict that contradicts what is printed beside it. */
final class RandomComparisons {
  private static final double[] MARGINS = {0.01, 0.03, 0.1};
  private static final double[] SIGNIFICANCES = {0.01, 0.05, 0.1};

  private RandomComparisons() {}

  /** Whether a verdict of a comparison contradicts what is printed beside it. */
  static boolean contradict(SplittableRandom random) {
    ComparisonOptions options =
        new ComparisonOptions(
            Alternative.values()[random.nextInt(Alternative.values().length)],
            Correction.values()[random.nextInt(Correction.values().length)],
            MARGINS[random.nextInt(MARGINS.length)],
            SIGNIFICANCES[random.nextInt(SIGNIFICANCES.length)]);
    boolean paired = random.nextBoolean();
    List<DrawnMedians> a = new ArrayList<>();
    List<DrawnMedians> b = new ArrayList<>();
    int launchesOfA = 1 + random.nextInt(25);
    int launchesOfB = paired ? launchesOfA : 1 + random.nextInt(25);
    for (int cell = random.nextInt(3); cell >= 0; cell--) {
      a.add(distribution(random).draw(random, launchesOfA));
      b.add(distribution(random).draw(random, launchesOfB));
    }
    return SimulatedCampaigns.compare(a, b, paired, options).stream()
        .anyMatch(cell -> contradicts(cell, options));
  }

  /** Some spread, one or two modes, up to 10 % longer or shorter, often with ties. */
  private static LaunchDistribution distribution(SplittableRandom random) {
    double deviation = 0.001 * Math.exp(random.nextDouble(0, 5));
    LaunchDistribution some =
        random.nextBoolean()
            ? LaunchDistribution.unimodal(deviation)
            : LaunchDistribution.bimodal(random.nextDouble(), deviation);
    double factor = random.nextBoolean() ? 1 : Math.exp(random.nextDouble(-0.1, 0.1));
    return some.times(factor).onClock(random.nextInt(3) * 10);
  }

  private static boolean contradicts(CellComparison cell, ComparisonOptions options) {
    if (cell.ratio().isEmpty()) {
      return Set.of(Verdict.SLOWER, Verdict.FASTER, Verdict.EQUIVALENT).contains(cell.verdict());
    }
    Estimate ratio = cell.ratio().get();
    return isDenied(cell, cell.verdict(), ratio, options)
        || cell.verdict() != Verdict.EQUIVALENT && isDeniedDirection(cell, ratio, options);
  }

  /**
   * An interval excludes 1 exactly where a difference is found, and its corrected p-value agrees.
   */
  private static boolean isDeniedDirection(
      CellComparison cell, Estimate ratio, ComparisonOptions options) {
    boolean excludes =
        ratio.low() > 1 && options.alternative() != Alternative.GREATER
            || ratio.high() < 1 && options.alternative() != Alternative.LESS;
    boolean rejects = cell.difference().correctedPValue() <= options.significance();
    return excludes != rejects
        || excludes != cell.difference().hasDirection()
        || isDenied(cell, cell.difference().direction(), ratio, options);
  }

  private static boolean isDenied(
      CellComparison cell, Verdict verdict, Estimate ratio, ComparisonOptions options) {
    double longer = cell.difference().probability() - 0.5;
    return switch (verdict) {
      case SLOWER -> ratio.low() <= 1 || longer <= 0;
      case FASTER -> ratio.high() >= 1 || longer >= 0;
      case MORE_OFTEN_SLOW -> moreOftenSlow(cell) <= 0;
      case LESS_OFTEN_SLOW -> moreOftenSlow(cell) >= 0;
      case EQUIVALENT ->
          isOutside(ratio, options)
              || cell.modes()
                  .flatMap(ModesComparison::allLaunches)
                  .filter(all -> all.value() > 1 + options.margin())
                  .isPresent();
      case NOT_ENOUGH_EVIDENCE -> false;
    };
  }

  /** The share of B's launches that are slow, less that of A's. */
  private static double moreOftenSlow(CellComparison cell) {
    ModesComparison modes = cell.modes().orElseThrow();
    return (double) modes.slowOfB() / cell.pair().b().length
        - (double) modes.slowOfA() / cell.pair().a().length;
  }

  private static boolean isOutside(Estimate ratio, ComparisonOptions options) {
    double limit = 1 + options.margin();
    return ratio.high() > limit || ratio.low() < 1 / limit;
  }
}
