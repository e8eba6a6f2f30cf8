package org.tutti.lab.trust.selftest;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.LaunchBlocks;
import org.tutti.analysis.compare.Strata;
import org.tutti.stats.hypothesis.Alternative;

/**
 * The smallest difference that a comparison of paired launches finds, by simulation from launches
 * that do not differ (A/A). Campaigns are drawn from their blocks, with replacement, and in each
 * block a coin decides which launch is A. Then B is made slower, and both are compared. Few blocks
 * say little of how much launches vary, so each campaign varies more or less by what normal ratios
 * would leave open: n by a chi-squared variable of n degrees of freedom is the ratio of variances.
 *
 * @param pairs blocks of each simulated campaign
 * @param tests how many tests are corrected for each other, of which the others find nothing
 */
public record DetectableRatio(int pairs, int tests) {
  private static final int CAMPAIGNS = 400;
  private static final long SEED = 43;
  private static final double MIN = 1e-4;
  private static final double TIE = 1e-9;

  /** A greater difference needs no campaign to be found. */
  private static final double MAX = 16;

  /** The relative precision to which the difference is found. */
  private static final double PRECISION = 0.03;

  /**
   * A simulated campaign without a difference.
   *
   * @param a launches of A
   * @param b launches of B
   * @param states of the machine, if it has any
   * @param spread by how much its ratios are to vary more than they do
   */
  private record Drawn(double[] a, double[] b, Optional<Strata> states, double spread) {}

  /** The number of tests of cells that are compared at once; cells in two modes have two. */
  public static int tests(List<CellPair> cells) {
    return cells.stream().mapToInt(cell -> ComparisonMethod.PAIRED.blocks(cell).tests()).sum();
  }

  /**
   * The relative difference, such as 0.03.
   *
   * @param cell an A/A comparison of paired launches
   * @param power in which share of comparisons it is found
   * @return empty if a comparison of so many pairs finds none, however great
   */
  public OptionalDouble relative(CellPair cell, double power) {
    if (ComparisonMethod.PAIRED.leastLaunches(tests, ComparisonOptions.DEFAULT) > pairs) {
      return OptionalDouble.empty();
    }
    SplittableRandom random = new SplittableRandom(SEED);
    List<Drawn> drawn = Stream.generate(() -> drawn(cell, random)).limit(CAMPAIGNS).toList();
    double low = MIN;
    double high = MIN;
    while (found(drawn, cell, high) < power) {
      low = high;
      high *= 2;
      if (high > MAX) {
        return OptionalDouble.empty();
      }
    }
    while (high - low > PRECISION * high) {
      double middle = Math.sqrt(low * high);
      if (found(drawn, cell, middle) < power) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return OptionalDouble.of(high);
  }

  private Drawn drawn(CellPair cell, SplittableRandom random) {
    double[] a = new double[pairs];
    double[] b = new double[pairs];
    boolean[] farOfA = new boolean[pairs];
    boolean[] farOfB = new boolean[pairs];
    int blocks = cell.a().length;
    for (int i = 0; i < pairs; i++) {
      int block = random.nextInt(blocks);
      boolean exchanged = random.nextBoolean();
      a[i] = exchanged ? cell.b()[block] : cell.a()[block];
      // A block that is drawn twice would be a tie, of which launches to come have none.
      b[i] = (1 + TIE * random.nextDouble()) * (exchanged ? cell.a()[block] : cell.b()[block]);
      if (cell.states().isPresent()) {
        Strata states = cell.states().get();
        farOfA[i] = exchanged ? states.slowOfB()[block] : states.slowOfA()[block];
        farOfB[i] = exchanged ? states.slowOfA()[block] : states.slowOfB()[block];
      }
    }
    double squares =
        IntStream.range(0, blocks).mapToDouble(i -> Math.pow(random.nextGaussian(), 2)).sum();
    return new Drawn(
        a, b, cell.states().map(any -> new Strata(farOfA, farOfB)), Math.sqrt(blocks / squares));
  }

  /** The share of the campaigns in which a difference is found. */
  private double found(List<Drawn> campaigns, CellPair cell, double difference) {
    return (double) campaigns.stream().filter(drawn -> isFound(drawn, cell, 1 + difference)).count()
        / campaigns.size();
  }

  /** Launches that vary so many times as much are as hard to tell as a ratio that is as near. */
  private boolean isFound(Drawn drawn, CellPair cell, double ratio) {
    double nearer = Math.pow(ratio, 1 / drawn.spread());
    double[] b = DoubleStream.of(drawn.b()).map(time -> nearer * time).toArray();
    ComparisonOptions options = ComparisonOptions.DEFAULT;
    LaunchBlocks blocks =
        ComparisonMethod.PAIRED
            .blocks(
                drawn.a(),
                b,
                cell.figuresOfA().clockStep(),
                cell.figuresOfB().clockStep(),
                drawn.states())
            .within();
    return blocks.test(1, Alternative.LESS).pValue()
        <= options.oneSided(options.significance() / tests);
  }
}
