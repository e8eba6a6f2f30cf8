package org.tutti.stats.bootstrap;

import org.tutti.stats.interval.Estimate;

/** How an interval is derived from the replicates. */
public enum BootstrapMethod {
  /** Quantiles of the replicates (Davison and Hinkley 1997, section 5.3.1). */
  PERCENTILE {
    @Override
    Estimate interval(Replicates replicates, double[] leftOut, double level, int n) {
      return replicates.percentile(level, n);
    }
  },
  /**
   * Quantiles of the replicates, corrected for bias and for a spread that depends on the statistic
   * (Efron 1987; Davison and Hinkley 1997, section 5.3.2).
   */
  BCA {
    @Override
    Estimate interval(Replicates replicates, double[] leftOut, double level, int n) {
      return replicates.bca(leftOut, level, n);
    }
  };

  abstract Estimate interval(Replicates replicates, double[] leftOut, double level, int n);
}
