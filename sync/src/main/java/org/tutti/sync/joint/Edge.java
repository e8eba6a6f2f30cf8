package org.tutti.sync.joint;

/**
 * The drift of one edge, measured by its bursts: {@code client - server} at the center of each.
 *
 * @param client place of the client
 * @param server place of the server
 * @param scatter how far a usual one-way delay lies above the least one, in nanoseconds
 * @param excess how far typical bursts were from the best, in nanoseconds, as when ranks wait for a
 *     core
 * @param line drift over the client's time, all bursts together
 * @param measured the drift at each burst
 */
record Edge(
    int client, int server, double scatter, double excess, Line line, BurstDrifts measured) {

  /**
   * Drifts by burst.
   *
   * @param centers client's time of each burst
   * @param drifts drift at each burst, in nanoseconds
   * @param variances variance of each drift
   */
  @SuppressWarnings("ArrayRecordComponent") // Written once, read in inner loops over bursts.
  record BurstDrifts(double[] centers, double[] drifts, double[] variances) {}

  int bursts() {
    return measured.centers().length;
  }

  /**
   * Variance of the shift of all bursts by unequal delays in the two directions. One edge alone
   * cannot measure it: what makes delays scatter is assumed to make the directions differ, too.
   */
  double asymmetryVariance() {
    double deviation = JointParameters.ASYMMETRY * scatter;
    return deviation * deviation + excess * excess;
  }
}
