package org.tutti.lab.synchronizations;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.ClockSyncContext;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.clocksync.LinearModel;
import org.tutti.sync.clocksync.PingPong;
import org.tutti.sync.clocksync.RegressionParameters;
import org.tutti.sync.clocksync.RelativeRanks;

/**
 * The synchronization of Jones and Koenig (as described in hunold2015, section 2): every rank
 * learns its drift by regression against the root itself. The root serves one fit point of each
 * rank in turn, so that p - 1 ranks take p - 1 times as long, O(p).
 */
public final class JkClockSync implements ClockSync {
  public static final ClockMethod METHOD =
      ClockMethod.of("JK", conditions -> new JkClockSync(RegressionParameters.of(conditions)));

  private final RegressionParameters parameters;

  JkClockSync(RegressionParameters parameters) {
    this.parameters = parameters;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    LinearModel model = LinearModel.IDENTITY;
    if (session.place() == 0) {
      serve(session);
    } else {
      model = learn(session);
    }
    return session.finish(model, communicator.size() - 1, parameters.wander());
  }

  private void serve(ClockSyncContext session) {
    RelativeRanks ranks = session.ranks();
    PingPong pingPong = session.pingPong();
    for (int place = 1; place < ranks.size(); place++) {
      parameters.roundTrip().serve(pingPong, ranks.rank(place));
    }
    for (int point = 0; point < parameters.fitPoints(); point++) {
      for (int place = 1; place < ranks.size(); place++) {
        parameters.drift().servePoint(pingPong, ranks.rank(place));
      }
    }
  }

  private LinearModel learn(ClockSyncContext session) {
    int root = session.ranks().root();
    double roundTrip = parameters.roundTrip().measure(session.pingPong(), root);
    return parameters.drift().measure(session.pingPong(), root, roundTrip);
  }
}
