package org.tutti.lab.synchronizations;

import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.ClockSyncContext;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.clocksync.LinearModel;
import org.tutti.sync.clocksync.MergingTree;
import org.tutti.sync.clocksync.PairLearning;
import org.tutti.sync.clocksync.PairMethod;
import org.tutti.sync.clocksync.RegressionParameters;
import org.tutti.sync.clocksync.RelativeRanks;
import org.tutti.sync.clocksync.SkampiOffsetEstimator;

/**
 * HCA3, the later variant of the authors of HCA: from the root downward, each client learns against
 * a server that already reads the global clock, so that nothing has to be merged; O(log p) rounds.
 * Ranks beyond the largest power of two learn in one more round.
 */
public final class Hca3ClockSync implements ClockSync {
  public static final ClockMethod METHOD =
      ClockMethod.of(
          "HCA3",
          conditions ->
              new Hca3ClockSync(
                  RegressionParameters.of(conditions), SkampiOffsetEstimator.of(conditions)));

  private final RegressionParameters regression;
  private final SkampiOffsetEstimator intercept;

  Hca3ClockSync(RegressionParameters regression, SkampiOffsetEstimator intercept) {
    this.regression = regression;
    this.intercept = intercept;
  }

  @Override
  public LearnedClockSync synchronize(Communicator communicator, RankClock clock, int root) {
    ClockSyncContext session = new ClockSyncContext(communicator, clock, root);
    RelativeRanks ranks = session.ranks();
    PairMethod pairs = new PairLearning(regression, Optional.of(intercept));
    int place = session.place();
    LinearModel model = LinearModel.IDENTITY;
    for (int half = ranks.power() / 2; half >= 1; half /= 2) {
      if (place < ranks.power() && place % (2 * half) == 0) {
        serve(session, pairs, model, ranks.rank(place + half));
      } else if (place < ranks.power() && place % (2 * half) == half) {
        model = learn(session, pairs, ranks.rank(place - half));
      }
    }
    if (place >= ranks.power()) {
      model = learn(session, pairs, ranks.rank(place - ranks.power()));
    } else if (place + ranks.power() < ranks.size()) {
      serve(session, pairs, model, ranks.rank(place + ranks.power()));
    }
    return session.finish(model, MergingTree.rounds(ranks), regression.wander());
  }

  private static void serve(
      ClockSyncContext session, PairMethod pairs, LinearModel model, int client) {
    pairs.serve(session.pingPong(model), client);
    session.models().send(new LinearModel[] {model}, 0, 1, client);
  }

  /** The model against the global clock of the server, with the server's own error added. */
  private static LinearModel learn(ClockSyncContext session, PairMethod pairs, int server) {
    LinearModel model = pairs.learn(session.pingPong(), server);
    LinearModel above = session.models().receive(1, server)[0];
    return model.below(above);
  }
}
