package org.tutti.sync.joint;

/**
 * What the bursts say of one edge: the drift {@code client - server} at the center of each.
 *
 * @param client place of the client
 * @param server place of the server
 * @param scatter how far a usual one-way delay lies above the least one, in nanoseconds
 * @param excess how far typical bursts were from the best, in nanoseconds: ranks that wait for a
 *     core
 * @param line drift over the client's time, all bursts together
 * @param centers client's time of each burst
 * @param drifts drift at each burst, in nanoseconds
 * @param variances variance of each drift
 */
@SuppressWarnings("ArrayRecordComponent") // Written once, read in inner loops over bursts.
record Edge(
    int client,
    int server,
    double scatter,
    double excess,
    Line line,
    double[] centers,
    double[] drifts,
    double[] variances) {

  int bursts() {
    return centers.length;
  }

  /**
   * Variance of what an unequal way there and back may shift all bursts by, as far as one edge can
   * tell: not at all. What makes delays scatter is taken to make ways differ, too.
   */
  double asymmetryVariance() {
    double deviation = JointParameters.ASYMMETRY * scatter;
    return deviation * deviation + excess * excess;
  }
}
