package org.tutti.sync.clocksync;

import java.util.Optional;

/**
 * How one client learns its drift against one server: round-trip time, fit points, regression and,
 * if wanted, an intercept of its own.
 *
 * @param intercept measures an intercept that replaces the regression's
 */
public record PairLearning(
    RegressionParameters regression, Optional<SkampiOffsetEstimator> intercept)
    implements PairMethod {

  @Override
  public void serve(PingPong pingPong, int client) {
    regression.roundTrip().serve(pingPong, client);
    regression.drift().serve(pingPong, client);
    intercept.ifPresent(estimator -> estimator.serve(pingPong, client));
  }

  @Override
  public LinearModel learn(PingPong pingPong, int server) {
    double roundTrip = regression.roundTrip().measure(pingPong, server);
    LinearModel model = regression.drift().measure(pingPong, server, roundTrip);
    return intercept
        .map(estimator -> model.through(estimator.measure(pingPong, server)))
        .orElse(model);
  }
}
