package org.tutti.sync.clocksync;

/**
 * How one client learns its drift against one server: round-trip time, fit points, regression and,
 * where asked for, an intercept measured anew.
 *
 * @param measureIntercept whether the regression's intercept is replaced
 */
record PairLearning(RegressionParameters parameters, boolean measureIntercept)
    implements PairMethod {

  @Override
  public void serve(PingPong pingPong, int client) {
    parameters.roundTrip().serve(pingPong, client);
    parameters.drift().serve(pingPong, client);
    if (measureIntercept) {
      parameters.offset().serve(pingPong, client);
    }
  }

  @Override
  public LinearModel learn(PingPong pingPong, int server) {
    double roundTrip = parameters.roundTrip().measure(pingPong, server);
    LinearModel model = parameters.drift().measure(pingPong, server, roundTrip);
    return measureIntercept ? model.through(parameters.offset().measure(pingPong, server)) : model;
  }
}
