package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.tutti.stats.comparison.FisherExact;
import org.tutti.stats.comparison.MeanDifference;
import org.tutti.stats.comparison.SignTest;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.dominance.Pairs;
import org.tutti.stats.dominance.ShiftTest;
import org.tutti.stats.dominance.SignedRanks;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.shape.TwoModes;

/**
 * The launches of both sides in blocks: those of one block may be exchanged between the sides if
 * these do not differ. The blocks decide the statistic of the logarithms, since ratios do not
 * depend on the magnitude of the run-times; test, ratio, and interval are those of the statistic.
 *
 * <p>Where the medians come in steps of a clock, each may be up to half a step more or less than
 * what was read. More launches do not help: the middle one of their ratios comes in steps, too. So
 * each direction is tested with all medians of both sides moved by half a step against it, and each
 * end of the interval is that of the medians moved outward.
 *
 * @param exchange which launches may be exchanged
 * @param a medians of the launches of A in nanoseconds; of nights, of each night
 * @param b medians of B; if paired, in the same order
 * @param stepOfA step of the clock in which the medians of A come, in nanoseconds; 0 if unknown
 * @param stepOfB the same of B
 * @param strata which launches may be exchanged at all; empty if all may
 * @param worthOfA how many independent launches each launch of A is worth, above 0, at most 1
 * @param worthOfB the same of B
 * @param undecided why nothing can be concluded; empty if something can
 */
public record LaunchBlocks(
    Exchange exchange,
    double[] a,
    double[] b,
    double stepOfA,
    double stepOfB,
    Optional<Strata> strata,
    double worthOfA,
    double worthOfB,
    Optional<Indecision> undecided) {

  /** The probability that B takes longer than A where nothing is known. */
  private static final double NEITHER = 0.5;

  /** With fewer pairs, a single launch in the other mode is enough for modes. */
  private static final int FEW_PAIRS = 8;

  private static final int MIN_IN_MODE = 2;

  /** Which launches may be exchanged with which. */
  public enum Exchange {
    /** Those of a pair, so that the signs of the differences are chance: bounded signed ranks. */
    WITHIN_PAIRS,
    /** All of both sides, which may be dealt to the sides in any way: Brunner and Munzel's test. */
    BETWEEN_SIDES,
    /** A, which is one night, with each of the nights of B: the prediction of a further value. */
    NIGHT_OF_A,
    /** B, which is one night, with each of the nights of A. */
    NIGHT_OF_B;

    /** The least p-value that a test of so many launches can have, whatever the difference. */
    double leastPValue(int launchesOfA, int launchesOfB, Alternative alternative) {
      return switch (this) {
        case WITHIN_PAIRS ->
            SignedRanks.leastPValue(Math.min(launchesOfA, launchesOfB), alternative);
        case BETWEEN_SIDES -> BrunnerMunzel.leastPValue(launchesOfA, launchesOfB, alternative);
        case NIGHT_OF_A, NIGHT_OF_B -> 0;
      };
    }
  }

  /** Launches that are independent of each other, of which nothing is left undecided. */
  static LaunchBlocks of(
      Exchange exchange,
      double[] a,
      double[] b,
      double stepOfA,
      double stepOfB,
      Optional<Strata> strata) {
    return new LaunchBlocks(exchange, a, b, stepOfA, stepOfB, strata, 1, 1, Optional.empty());
  }

  /** The same launches, each of which is worth so many independent ones. */
  LaunchBlocks worth(double ofA, double ofB) {
    return new LaunchBlocks(exchange, a, b, stepOfA, stepOfB, strata, ofA, ofB, undecided);
  }

  /** The same blocks, from which nothing can be concluded; the first reason remains. */
  LaunchBlocks undecided(Indecision why) {
    return new LaunchBlocks(
        exchange,
        a,
        b,
        stepOfA,
        stepOfB,
        strata,
        worthOfA,
        worthOfB,
        undecided.or(() -> Optional.of(why)));
  }

  /** Whether no block has launches of both sides, so that strata and sides are the same. */
  boolean haveNothingInCommon() {
    return strata
        .filter(
            exchange == Exchange.WITHIN_PAIRS
                ? Strata::haveNoPairInCommon
                : Strata::haveNothingInCommon)
        .isPresent();
  }

  /** The medians of the nights, if one side is nights. */
  double[] nights() {
    return exchange == Exchange.NIGHT_OF_A ? b : a;
  }

  private ShiftTest statistic(double[] ofA, double[] ofB) {
    double[] x = logarithms(ofA);
    double[] y = logarithms(ofB);
    Optional<Strata> known = haveNothingInCommon() ? Optional.empty() : strata;
    return switch (exchange) {
      case WITHIN_PAIRS ->
          SignedRanks.of(
              known
                  .map(found -> new Pairs(x, y, found.slowOfA(), found.slowOfB()))
                  .orElseGet(() -> Pairs.of(x, y)));
      case BETWEEN_SIDES ->
          BrunnerMunzel.of(
                  known
                      .map(found -> found.divide(ofA, ofB))
                      .orElseGet(() -> List.of(new Stratum(x, y))))
              .worth(worthOfA, worthOfB);
      case NIGHT_OF_A -> new FurtherNight(y, x, true);
      case NIGHT_OF_B -> new FurtherNight(x, y, false);
    };
  }

  private ShiftTest exact() {
    return statistic(a, b);
  }

  /** The medians moved so that B is as little slower as the steps of the clocks allow. */
  private ShiftTest least() {
    return statistic(up(a, stepOfA), down(b, stepOfB));
  }

  private ShiftTest most() {
    return statistic(down(a, stepOfA), up(b, stepOfB));
  }

  private boolean isInSteps() {
    return stepOfA != 0 || stepOfB != 0;
  }

  /**
   * Tests the null hypothesis that B times {@code factor} is as likely to take longer than A as it
   * is to take less time; where nothing can be concluded, its p-value is 1.
   *
   * @param alternative direction in which A may differ from B times {@code factor}
   */
  public TestResult test(double factor, Alternative alternative) {
    if (undecided.isPresent()) {
      return none(alternative);
    }
    double shift = -Math.log(factor);
    if (!isInSteps()) {
      return exact().test(shift, alternative);
    }
    return switch (alternative) {
      case LESS -> least().test(shift, alternative);
      case GREATER -> most().test(shift, alternative);
      case TWO_SIDED -> {
        TestResult less = least().test(shift, Alternative.LESS);
        TestResult greater = most().test(shift, Alternative.GREATER);
        TestResult one = less.pValue() < greater.pValue() ? less : greater;
        yield new TestResult(
            one.statistic(), Math.min(1, 2 * one.pValue()), alternative, one.method(), one.n());
      }
    };
  }

  private TestResult none(Alternative alternative) {
    return switch (exchange) {
      case WITHIN_PAIRS -> new TestResult(0, 1, alternative, "none", a.length);
      case BETWEEN_SIDES -> new TestResult(0, 1, alternative, "none", a.length + b.length);
      case NIGHT_OF_A, NIGHT_OF_B ->
          new TestResult(0, 1, alternative, FurtherNight.NAME, nights().length);
    };
  }

  /**
   * The ratio B / A with the interval of those ratios that {@link #test} does not reject; empty if
   * nothing can be concluded, or if there are too few launches for one.
   */
  public Optional<Estimate> ratio(double level) {
    if (undecided.isPresent()) {
      return Optional.empty();
    }
    Optional<Estimate> ratio = exact().shift(level).map(Estimate::exponential);
    return isInSteps() ? ratio.map(found -> widened(found, level)) : ratio;
  }

  private Estimate widened(Estimate ratio, double level) {
    double low = least().shift(level).orElseThrow().exponential().low();
    double high = most().shift(level).orElseThrow().exponential().high();
    return new Estimate(
        ratio.value(),
        Math.min(low, ratio.low()),
        Math.max(high, ratio.high()),
        ratio.level(),
        ratio.method() + ", steps of the clock",
        ratio.n());
  }

  /**
   * The ratio B / A by itself, which is known from the first launch on. Exchanging both sides
   * inverts it.
   */
  double estimate() {
    return Math.exp(exact().shift());
  }

  /** The probability that B takes longer than A, which the test compares with one half. */
  double probability() {
    return haveNothingInCommon() ? NEITHER : exact().probability();
  }

  /**
   * The two modes of the launches of both sides together, if they have to be compared by mode.
   * Where they lie does not depend on which side a launch belongs to, so that tests which deal the
   * launches to the sides remain exact. Empty
   *
   * <ul>
   *   <li>unless one side alone has launches enough in either mode: otherwise the modes would be
   *       the sides, of which one is simply slower;
   *   <li>if the gap is not clear for each side alone: otherwise a side that spreads more than the
   *       other would fall into modes;
   *   <li>if each pair is in one mode, or half a step of a clock might take a launch into the other
   *       mode;
   *   <li>of a machine in states, since states have another cause than what is compared, so that
   *       their shares say nothing of it; and of nights, each of which is one value.
   * </ul>
   */
  Optional<TwoModes> modes() {
    if (undecided.isPresent() || strata.isPresent()) {
      return Optional.empty();
    }
    return switch (exchange) {
      case WITHIN_PAIRS ->
          pooled(a.length < FEW_PAIRS ? 1 : MIN_IN_MODE)
              .filter(modes -> Arrays.stream(crossings(modes)).anyMatch(crossing -> crossing != 0))
              .filter(modes -> Arrays.stream(crossings(modes)).anyMatch(crossing -> crossing == 0));
      case BETWEEN_SIDES -> pooled(MIN_IN_MODE);
      case NIGHT_OF_A, NIGHT_OF_B -> Optional.empty();
    };
  }

  private Optional<TwoModes> pooled(int least) {
    return TwoModes.of(DoubleStream.concat(DoubleStream.of(a), DoubleStream.of(b)).toArray())
        .filter(modes -> isInBoth(a, modes, least) || isInBoth(b, modes, least))
        .filter(modes -> modes.isClearFor(a) && modes.isClearFor(b))
        .filter(modes -> !isInSteps() || modes.areTold(Math.max(stepOfA, stepOfB) / 2));
  }

  private static boolean isInBoth(double[] side, TwoModes modes, int least) {
    int slow = modes.countSlow(side);
    return slow >= least && side.length - slow >= least;
  }

  /**
   * Tests the null hypothesis that the launches of both sides are equally often in the slow mode:
   * of pairs, by those whose launches are in different ones (McNemar's test); else by Fisher's test
   * of as many launches as they are worth.
   *
   * @param alternative direction in which those of A may differ
   */
  public TestResult shares(TwoModes modes, Alternative alternative) {
    return exchange == Exchange.WITHIN_PAIRS
        ? SignTest.test(crossings(modes), alternative)
        : FisherExact.test(
            (int) Math.round(worthOfA * modes.countSlow(a)),
            (int) Math.round(worthOfA * a.length),
            (int) Math.round(worthOfB * modes.countSlow(b)),
            (int) Math.round(worthOfB * b.length),
            alternative);
  }

  /**
   * One number for each pair: 1 if only the launch of A is slow, -1 if only that of B is, else 0.
   */
  private double[] crossings(TwoModes modes) {
    return IntStream.range(0, a.length)
        .mapToDouble(i -> Boolean.compare(modes.isSlow(a[i]), modes.isSlow(b[i])))
        .toArray();
  }

  /**
   * Tests, for a preliminary decision, the null hypothesis that the geometric means of all launches
   * are equal, whatever their mode.
   *
   * @param alternative direction in which that of A may differ
   */
  TestResult means(Alternative alternative) {
    return exchange == Exchange.WITHIN_PAIRS
        ? MeanDifference.paired(logarithms(a), logarithms(b), alternative)
        : MeanDifference.independent(logarithms(a), logarithms(b), alternative);
  }

  @Override
  public String toString() {
    String sizes = exchange + " of " + a.length + " and " + b.length;
    return strata.map(one -> sizes + ", " + one).orElse(sizes);
  }

  private static double[] up(double[] values, double step) {
    return each(values, value -> value + step / 2);
  }

  /** A time remains positive even if it is a fraction of a step. */
  private static double[] down(double[] values, double step) {
    return each(values, value -> Math.max(value - step / 2, value / 2));
  }

  private static double[] logarithms(double[] values) {
    return each(values, Math::log);
  }

  private static double[] each(double[] values, DoubleUnaryOperator function) {
    return Arrays.stream(values).map(function).toArray();
  }
}
