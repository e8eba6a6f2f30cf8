package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.simulated.ClockModel;
import org.tutti.mpi.simulated.Link;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;

class DriftEstimatorTest {
  /** On hosts that are busy, each message waits for a time slice. */
  @ParameterizedTest
  @CsvSource({"10e3, 100", "200e3, 100", "4e6, 5", "30e6, 1"})
  void slowPairsMakeFewerExchanges(double roundTrip, int exchanges) {
    assertThat(new DriftEstimator(1000, 100, 0, 1).exchanges(roundTrip)).isEqualTo(exchanges);
  }

  /** hunold2015, algorithm 4, lines 10 to 19: two of five exchanges are answered late. */
  @Test
  void aFitPointIsTheMedianOfItsExchanges() {
    int points = 10;
    int exchanges = 5;
    long roundTrip = 20_000;
    Link link = new Link(roundTrip / 2.0, 0, 0, 0, 0, 0, 0);
    DriftEstimator estimator = new DriftEstimator(points, exchanges, 0, 1);
    List<LinearModel> models = new ArrayList<>();
    Simulated.run(
        2,
        Simulation.of(1, new Network("exact", link, link, 50)).withClocks(ClockModel.PERFECT),
        session -> {
          RankClock clock = new VirtualClock(session);
          PingPong pingPong = new PingPong(session.world(), clock);
          if (session.world().rank() == 1) {
            models.add(estimator.measure(pingPong, 0, roundTrip));
            return;
          }
          for (int exchange = 0; exchange < points * exchanges; exchange++) {
            if (exchange % exchanges < 2) {
              clock.idleUntil(clock.now() + 3 * roundTrip);
            }
            pingPong.serve(1, 1);
          }
        });

    // Half of what a late answer takes longer would be an offset of 20,000 ns.
    assertThat(models.get(0).drift(points * exchanges * roundTrip)).isBetween(-500.0, 500.0);
  }

  /** As a JVM does that compiles the exchanges while they are made. */
  @Test
  void aServerThatAnswersEverFasterIsNotTakenForDrift() {
    int points = 10;
    long slowest = 5_000_000;
    DriftEstimator estimator = new DriftEstimator(points, 1, 0, 1);
    List<LinearModel> models = new ArrayList<>();
    Simulated.run(
        2,
        Simulation.of(3, Network.NOISY),
        session -> {
          RankClock clock = new VirtualClock(session);
          PingPong pingPong = new PingPong(session.world(), clock);
          if (session.world().rank() == 1) {
            models.add(estimator.measure(pingPong, 0, 1e4));
            return;
          }
          for (int point = 0; point < points; point++) {
            clock.idleUntil(clock.now() + slowest * (points - point) / points);
            estimator.servePoint(pingPong, 1);
          }
        });

    LinearModel model = models.get(0);
    assertThat(model.slope()).isBetween(-ModelError.MAX_SKEW, ModelError.MAX_SKEW);
    assertThat(model.error().slopeVariance()).isEqualTo(ModelError.UNKNOWN_VARIANCE);
    assertThat(model.error().slopeLimit()).isLessThanOrEqualTo(2 * ModelError.MAX_SKEW);
  }
}
