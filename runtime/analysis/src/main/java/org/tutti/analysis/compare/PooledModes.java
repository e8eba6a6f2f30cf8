package org.tutti.analysis.compare;

import java.util.Optional;
import java.util.stream.DoubleStream;
import org.tutti.stats.shape.TwoModes;

/**
 * The modes of the launches of both sides together. Where they lie does not depend on which side a
 * launch belongs to, so that tests which deal the launches to the sides remain exact.
 */
final class PooledModes {
  private PooledModes() {}

  /**
   * Empty unless one side alone has a least number of launches in either mode: otherwise the modes
   * would be the sides, of which one is simply slower. Empty also if the gap is not clear for each
   * side alone: otherwise a side that spreads more than the other would fall into modes.
   */
  static Optional<TwoModes> of(double[] a, double[] b, int least) {
    return TwoModes.of(DoubleStream.concat(DoubleStream.of(a), DoubleStream.of(b)).toArray())
        .filter(modes -> isIn(a, modes, least) || isIn(b, modes, least))
        .filter(modes -> modes.isClearFor(a) && modes.isClearFor(b));
  }

  private static boolean isIn(double[] side, TwoModes modes, int least) {
    int slow = modes.countSlow(side);
    return slow >= least && side.length - slow >= least;
  }
}
