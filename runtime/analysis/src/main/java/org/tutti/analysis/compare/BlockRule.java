package org.tutti.analysis.compare;

import java.util.OptionalDouble;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.interval.NewValue;
import org.tutti.stats.series.SerialDependence;

/**
 * A rule about the blocks of a cell. It returns other blocks, blocks from which nothing can be
 * concluded, or, if it has no opinion, the same ones. The rules of a {@link ComparisonMethod} are
 * tried in their order, and the first that finds nothing to conclude gives the reason.
 */
@FunctionalInterface
interface BlockRule {
  /** The blocks by this rule. */
  LaunchBlocks apply(LaunchBlocks blocks);

  /**
   * The rule that nothing can be concluded, whatever the launches, unless something is so.
   *
   * @param isSo whether it is
   * @param otherwise why nothing can be concluded
   */
  static BlockRule only(boolean isSo, Indecision otherwise) {
    return blocks -> isSo ? blocks : blocks.undecided(otherwise);
  }

  /** The rule that some block needs launches of both sides. */
  static LaunchBlocks inCommon(LaunchBlocks blocks) {
    return blocks.haveNothingInCommon() ? blocks.undecided(Indecision.NOTHING_IN_COMMON) : blocks;
  }

  /**
   * The rule that launches which resemble those before them count as the number of independent ones
   * that they are worth at least ({@link SerialDependence#surelyEffective}); nothing is concluded
   * from fewer than {@value MedianInOrder#MIN_EFFECTIVE} of these.
   *
   * @param least how many launches each side needs
   */
  static BlockRule alike(int least) {
    return blocks -> {
      // A state that lasts makes launches resemble each other, but not those within it.
      double[] ofA = blocks.strata().map(found -> found.withinOfA(blocks.a())).orElse(blocks.a());
      double[] ofB = blocks.strata().map(found -> found.withinOfB(blocks.b())).orElse(blocks.b());
      OptionalDouble worthOfA = worth(ofA, least);
      OptionalDouble worthOfB = worth(ofB, least);
      return worthOfA.isPresent() && worthOfB.isPresent()
          ? blocks.worth(worthOfA.getAsDouble(), worthOfB.getAsDouble())
          : blocks.undecided(Indecision.ALIKE);
    };
  }

  /**
   * How many independent launches each of some is worth; empty if all are worth too few. Where no
   * dependence is seen, there may be some all the same, up to which real launches are taken for
   * {@value MedianInOrder#MIN_EFFECTIVE}.
   */
  private static OptionalDouble worth(double[] launches, int least) {
    int n = launches.length;
    SerialDependence dependence = SerialDependence.of(launches);
    if (n < least
        || dependence.isFound() && dependence.surelyEffective() < MedianInOrder.MIN_EFFECTIVE) {
      return OptionalDouble.empty();
    }
    double unseen =
        least == 1 ? n : Math.max(MedianInOrder.MIN_EFFECTIVE, dependence.possiblyEffective());
    return OptionalDouble.of((dependence.isFound() ? dependence.surelyEffective() : unseen) / n);
  }

  /** The rule that nights say what another night may be only if they are enough, of one state. */
  static LaunchBlocks ofOneState(LaunchBlocks blocks) {
    double[] nights = blocks.nights();
    if (nights.length < NewValue.MIN) {
      return blocks.undecided(Indecision.FEW_NIGHTS);
    }
    return FurtherNight.states(nights).isPresent()
        ? blocks.undecided(Indecision.NIGHTS_IN_STATES)
        : blocks;
  }
}
