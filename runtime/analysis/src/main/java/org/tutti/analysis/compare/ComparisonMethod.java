package org.tutti.analysis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.analysis.LaunchMoments;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.interval.NewValue;
import org.tutti.stats.series.SerialDependence;
import org.tutti.stats.shape.TwoModes;

/**
 * Which launches of two sides may be exchanged with which, by how the launches were made.
 *
 * @param name of the method in reports
 * @param exchange which launches may be exchanged if no rule forbids it
 * @param least how many launches each side needs, whatever the difference
 * @param rules that divide the launches further, in the order in which they are tried
 * @param isDecidedByLaunches whether further launches of both sides would decide what is undecided
 * @param remark what its intervals and verdicts do not contain, or how they came about, in words
 */
public record ComparisonMethod(
    String name,
    LaunchBlocks.Exchange exchange,
    int least,
    List<BlockRule> rules,
    boolean isDecidedByLaunches,
    Optional<String> remark) {

  /**
   * Launch i of one side was made in the same block as launch i of the other. That B is slower
   * means that the typical ratio of a block is above 1. Within modes, each launch counts from the
   * middle of its mode.
   */
  public static final ComparisonMethod PAIRED =
      new ComparisonMethod(
          "bounded signed ranks of the ratios of launches paired by block",
          LaunchBlocks.Exchange.WITHIN_PAIRS,
          1,
          List.of(BlockRule::inCommon),
          true,
          Optional.empty());

  /** The launches of the two sides are independent. */
  public static final ComparisonMethod INDEPENDENT =
      new ComparisonMethod(
          "Brunner-Munzel test of the medians of independent launches",
          LaunchBlocks.Exchange.BETWEEN_SIDES,
          1,
          List.of(BlockRule::inCommon),
          true,
          Optional.empty());

  /** Each side is many campaigns, whose medians take the place of launches. */
  static final ComparisonMethod CAMPAIGNS =
      new ComparisonMethod(
          "Brunner-Munzel test of the medians of campaigns",
          LaunchBlocks.Exchange.BETWEEN_SIDES,
          1,
          List.of(BlockRule::inCommon),
          true,
          Optional.of(
              "each campaign counts as one launch, so the intervals include differences between"
                  + " times; 'launches' are campaigns here"));

  private static final String UNKNOWN =
      "measured at two different times: fewer than "
          + SerialDependence.MANY
          + " launches each, or all within a few minutes, cannot show how much times differ, so"
          + " there is no verdict; measure both alternately, as levels of one campaign or with gate"
          + " --baseline-jar, make "
          + SerialDependence.MANY
          + " launches of each over more time (--launches "
          + SerialDependence.MANY
          + " --spread 20m), or give the campaigns of several nights";

  private static final String WITHOUT_LONG_STATES =
      "measured at two different times: these intervals do not include differences that last as"
          + " long as a campaign or longer, as between nights; measure both alternately, as levels"
          + " of one campaign or with gate --baseline-jar, or give the campaigns of several nights";

  /**
   * Two campaigns, each at its own time. A machine may stay in a state for minutes, so that a
   * campaign of one minute sees one state, and another one later sees another: nothing in their
   * launches tells that from a difference. So nothing is concluded unless each side has {@value
   * SerialDependence#MANY} launches or more, which show whether they depend on those before, made
   * at {@value LaunchMoments#MIN_MOMENTS} moments or more, a minute apart. What differs for as long
   * as the campaigns took remains unknown, which the remark says.
   */
  static ComparisonMethod twoMoments(Side a, Side b) {
    int least =
        Stream.of(a, b).map(Side::headers).allMatch(LaunchMoments::areSimulated)
            ? 1
            : SerialDependence.MANY;
    return twoMoments(
        Stream.of(a, b)
            .map(Side::headers)
            .allMatch(launches -> launches.size() >= least && LaunchMoments.areMany(launches)),
        least);
  }

  /**
   * Two campaigns.
   *
   * @param areMany whether both sides have enough launches, made at enough moments
   */
  static ComparisonMethod twoMoments(boolean areMany, int least) {
    return new ComparisonMethod(
        "Brunner-Munzel test of the medians of launches at two times",
        LaunchBlocks.Exchange.BETWEEN_SIDES,
        least,
        List.of(
            BlockRule.only(areMany, Indecision.TWO_TIMES),
            BlockRule::inCommon,
            BlockRule.alike(least)),
        areMany,
        Optional.of(areMany ? WITHOUT_LONG_STATES : UNKNOWN));
  }

  /**
   * A further night, compared with many.
   *
   * @param nights how many nights the one side has
   * @param isOfA whether the further night is side A
   */
  static ComparisonMethod furtherNight(int nights, boolean isOfA) {
    return new ComparisonMethod(
        FurtherNight.NAME,
        isOfA ? LaunchBlocks.Exchange.NIGHT_OF_A : LaunchBlocks.Exchange.NIGHT_OF_B,
        1,
        List.of(BlockRule::ofOneState),
        false,
        Optional.of(
            nights
                + " nights: the other side is judged as one more night, by how much nights differ"
                + (nights >= NewValue.MIN
                    ? "; they judge every other night too, so a limit that is too low or too high"
                        + " is so each time, and it is too low if nights depend on those before:"
                        + " add nights, or measure again what stops (--confirm)"
                    : "; this takes " + NewValue.MIN + " nights")));
  }

  /** The blocks of a cell: of the states of the machine, else of the modes of its launches. */
  public CellBlocks blocks(CellPair pair) {
    return blocks(
        pair.a(),
        pair.b(),
        pair.figuresOfA().clockStep(),
        pair.figuresOfB().clockStep(),
        pair.states());
  }

  /**
   * The blocks of launches.
   *
   * @param a medians of A in nanoseconds
   * @param b medians of B
   * @param stepOfA step of the clock of A in nanoseconds; 0 if unknown
   * @param stepOfB the same of B
   * @param states of the machine in these launches; empty if it has one
   */
  public CellBlocks blocks(
      double[] a, double[] b, double stepOfA, double stepOfB, Optional<Strata> states) {
    LaunchBlocks all = ruled(LaunchBlocks.of(exchange, a, b, stepOfA, stepOfB, states));
    Optional<TwoModes> modes = all.modes();
    LaunchBlocks within =
        modes
            .map(found -> Optional.of(Strata.of(found, a, b)))
            .map(found -> ruled(LaunchBlocks.of(exchange, a, b, stepOfA, stepOfB, found)))
            .orElse(all);
    return new CellBlocks(all, modes, within);
  }

  private LaunchBlocks ruled(LaunchBlocks blocks) {
    LaunchBlocks ruled = blocks;
    for (BlockRule rule : rules) {
      ruled = rule.apply(ruled);
    }
    return ruled;
  }

  /**
   * The least p-value that a test of so many launches can have, however great the difference is.
   *
   * @param launches number of launches of each side; if paired, of pairs
   */
  double leastPValue(int launches, Alternative alternative) {
    return launches < least ? 1 : exchange.leastPValue(launches, launches, alternative);
  }

  /**
   * The fewest launches of each side with which a difference can be found in one of several cells,
   * however great it is: with fewer, not even the least p-value survives the correction.
   *
   * @param tests number of tests that are corrected for each other; at least 1
   */
  public int leastLaunches(int tests, ComparisonOptions options) {
    double significance =
        options.correction() == Correction.NONE
            ? options.significance()
            : options.significance() / tests;
    int launches = 1;
    while (leastPValue(launches, options.alternative()) > significance) {
      launches++;
    }
    return launches;
  }
}
