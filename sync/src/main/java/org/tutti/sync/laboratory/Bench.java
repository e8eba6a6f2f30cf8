package org.tutti.sync.laboratory;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.Clock;

/**
 * What experiments work with; the same on all ranks.
 *
 * @param world communicator of all ranks
 * @param clock this rank's clock
 * @param seconds how long clocks are watched
 * @param repetitions observations of each operation
 * @param methods clock synchronisations that are compared, with parameters if wanted
 */
public record Bench(
    Communicator world, Clock clock, int seconds, int repetitions, List<String> methods) {
  /** Every method that learns a clock, with the budget of the papers scaled to seconds. */
  public static final List<String> METHODS =
      List.of(
          "SKAMPI",
          "NETGAUGE",
          "JK:fit-points=300,exchanges=10",
          "HCA:fit-points=300,exchanges=10",
          "HCA2:fit-points=300,exchanges=10",
          "HCA3:fit-points=300,exchanges=10",
          "JOINT");

  boolean isRoot() {
    return world.rank() == 0;
  }

  void idle(long begin, double seconds) {
    clock.idleUntil(begin + Math.round(seconds * 1e9));
  }

  /** The method without its parameters. */
  static String label(String method) {
    return method.replace(',', ' ');
  }
}
