package org.tutti.sync.process;

import java.util.Arrays;
import org.tutti.mpi.exchange.CollectiveExchange;

/** How long an operation takes, as far as a plan of starts must know it. */
final class OperationTime {
  private static final double UPPER_QUANTILE = 0.9;

  private final CollectiveExchange collectives;

  OperationTime(CollectiveExchange collectives) {
    this.collectives = collectives;
  }

  /**
   * Collective: the 0.9 quantile of the time from one observation's start to the next one's,
   * maximum over ranks. It holds the operation and everything that a rank does between two
   * operations, such as making the cache cold.
   */
  long upperPeriod(long[] starts, int count) {
    long[] periods = new long[count - 1];
    for (int index = 0; index < periods.length; index++) {
      periods[index] = starts[index + 1] - starts[index];
    }
    Arrays.sort(periods);
    int at = (int) Math.ceil(UPPER_QUANTILE * periods.length) - 1;
    return collectives.maximum(periods[at]);
  }
}
