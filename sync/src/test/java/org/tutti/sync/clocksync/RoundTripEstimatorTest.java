package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.simulated.ClockModel;
import org.tutti.mpi.simulated.Link;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.VirtualClock;

/** hunold2015, algorithm 3. */
class RoundTripEstimatorTest {
  private static final Link LINK = new Link(10_000, 0, 0, 0, 0, 0, 0);
  private static final Simulation EXACT =
      Simulation.of(1, new Network("exact", LINK, LINK, 50)).withClocks(ClockModel.PERFECT);

  private static final int EXCHANGES = 20;

  /** A server that answers one of 20 exchanges, or the warm-up before them, later. */
  @Test
  void whatTakesMuchLongerThanTheThirdQuartileIsNotPartOfTheMean() {
    double usual = mean(-1, 0);
    assertThat(usual).isBetween(20_000.0, 25_000.0);
    assertThat(mean(0, 100 * usual)).as("a warm-up").isCloseTo(usual, within(5.0));
    assertThat(mean(7, 0.6 * usual)).as("an outlier").isCloseTo(usual, within(5.0));
    assertThat(mean(7, 0.4 * usual)).isCloseTo(usual * (1 + 0.4 / EXCHANGES), within(20.0));
  }

  private static double mean(int late, double delay) {
    RoundTripEstimator estimator = new RoundTripEstimator(1, EXCHANGES);
    double[] mean = new double[1];
    Simulated.run(
        2,
        EXACT,
        session -> {
          VirtualClock clock = new VirtualClock(session);
          PingPong pingPong = new PingPong(session.world(), clock);
          if (session.world().rank() == 1) {
            mean[0] = estimator.measure(pingPong, 0);
            return;
          }
          for (int exchange = 0; exchange <= EXCHANGES; exchange++) {
            if (exchange == late) {
              // The next message arrives a round trip after the last answer was sent.
              clock.idleUntil(clock.now() + 20_000 + (long) delay);
            }
            pingPong.serve(1, 1);
          }
        });
    return mean[0];
  }
}
