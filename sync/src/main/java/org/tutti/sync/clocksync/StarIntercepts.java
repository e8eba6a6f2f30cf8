package org.tutti.sync.clocksync;

/**
 * Intercepts measured between the root and every other rank in turn, O(p) (hunold2015, algorithm 2,
 * {@code COMPUTE_AND_SET_ALL_INTERCEPTS}).
 */
public record StarIntercepts(SkampiOffsetEstimator estimator) {

  /** Collective: {@code model} through a newly measured offset; the root keeps the identity. */
  public LinearModel set(ClockSyncContext session, LinearModel model) {
    RelativeRanks ranks = session.ranks();
    if (session.place() != 0) {
      return model.through(estimator.measure(session.pingPong(), ranks.root()));
    }
    for (int place = 1; place < ranks.size(); place++) {
      estimator.serve(session.pingPong(), ranks.rank(place));
    }
    return LinearModel.IDENTITY;
  }
}
