package org.tutti.mpi.simulated;

/**
 * What lies between the ranks.
 *
 * @param name for tables and results
 * @param inside between two ranks of one node
 * @param between between ranks of different nodes
 * @param overhead the time a rank itself spends on sending or receiving a message, in nanoseconds
 */
public record Network(String name, Link inside, Link between, double overhead) {
  private static final double OVERHEAD = 50;

  /** Little noise, hardly a spike: an idle cluster with a good interconnect. */
  public static final Network QUIET =
      new Network(
          "quiet",
          new Link(300, 10, 0.4, 1e-4, 1_000, 0, 0.1),
          new Link(1_200, 25, 0.5, 1e-4, 2_000, 0, 0.1),
          OVERHEAD);

  /** Much noise with a long tail: a busy cluster. */
  public static final Network NOISY =
      new Network(
          "noisy",
          new Link(300, 40, 0.9, 1e-3, 5_000, 0, 0.1),
          new Link(1_500, 200, 1.0, 5e-3, 20_000, 0, 0.1),
          OVERHEAD);

  /** {@link #NOISY}, where the way there and the way back differ, as routes do. */
  public static final Network ASYMMETRIC =
      new Network(
          "noisy with asymmetry",
          NOISY.inside().withAsymmetry(10),
          NOISY.between().withAsymmetry(60),
          OVERHEAD);

  public Network {
    ModelChecks.atLeastZero("overhead", overhead);
  }
}
