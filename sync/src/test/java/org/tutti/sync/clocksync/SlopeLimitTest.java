package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;

class SlopeLimitTest {
  private static final int POINTS = 40;
  private static final long SPAN = 1_000_000_000L;

  /** Of one pair in a simulation whose true slope it gives, too. */
  private static List<Object> limitAndTruth() {
    List<Object> found = new ArrayList<>();
    Simulated.run(
        2,
        Simulation.of(3, Network.NOISY),
        session -> {
          RankClock clock = new VirtualClock(session);
          PingPong pingPong = new PingPong(session.world(), clock);
          if (session.world().rank() == 0) {
            pingPong.serve(1, POINTS);
            return;
          }
          double begin = session.trueNanos();
          double before = session.localAt(1, begin) - session.localAt(0, begin);
          OffsetInterval[] intervals = new OffsetInterval[POINTS];
          for (int point = 0; point < POINTS; point++) {
            clock.idleUntil(clock.now() + SPAN / POINTS);
            intervals[point] = new OffsetInterval(1);
            pingPong.exchange(0);
            intervals[point].add(pingPong);
          }
          double end = session.trueNanos();
          double after = session.localAt(1, end) - session.localAt(0, end);
          found.add(SlopeLimit.of(intervals));
          found.add((after - before) / (session.localAt(1, end) - session.localAt(1, begin)));
        });
    return found;
  }

  @Test
  void theTrueSlopeIsAllowedAndOthersAreNot() {
    List<Object> found = limitAndTruth();
    SlopeLimit limit = (SlopeLimit) found.get(0);
    double truth = (double) found.get(1);
    assertThat(limit.allows(truth)).isTrue();
    assertThat(limit.allows(truth + 1e-4)).isFalse();
    assertThat(limit.most() - limit.least()).isLessThan(2e-5);
    assertThat(limit.errorOf(truth + 1e-4)).isCloseTo(1e-4, within(2e-5));
  }

  @Test
  void withoutIntervalsTheCrystalsAreTheLimit() {
    SlopeLimit limit = SlopeLimit.of(new OffsetInterval[0]);
    assertThat(limit.errorOf(3e-3)).isCloseTo(3.1e-3, within(1e-9));
    assertThat(limit.allows(3e-3)).isFalse();
  }

  @Test
  void theNearestSlopeIsPossibleUnlessNoneIs() {
    SlopeLimit limit = new SlopeLimit(-1e-5, 4e-5);
    assertThat(limit.nearest(-1e-2)).isEqualTo(-1e-5);
    assertThat(limit.nearest(2e-5)).isEqualTo(2e-5);
    assertThat(limit.nearest(3e-3)).isEqualTo(4e-5);
    assertThat(new SlopeLimit(3e-4, 1e-4).nearest(3e-3)).isEqualTo(3e-3);
  }
}
