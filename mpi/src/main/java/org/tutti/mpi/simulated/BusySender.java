package org.tutti.mpi.simulated;

/**
 * A rank whose messages wait behind other traffic that leaves its host, while those to it do not.
 * The wait is the same for all messages of a time, and changes at random times.
 *
 * @param rank whose messages wait
 * @param load share of the time in which there is other traffic, from 0 to 1
 * @param behind mean of the exponential wait behind it, in nanoseconds
 * @param period mean time until the wait changes, in nanoseconds
 */
public record BusySender(int rank, double load, double behind, double period) {
  public BusySender {
    ModelChecks.atLeastZero("load", load);
    ModelChecks.atLeastZero("behind", behind);
    ModelChecks.positive("period", period);
  }

  /** The waits of one destination, which are asked for in the order of time. */
  static final class Waits {
    private final BusySender sender;
    private final RandomStream random;
    private double until;
    private double wait;

    Waits(BusySender sender, long seed) {
      this.sender = sender;
      this.random = new RandomStream(seed, RandomStream.Purpose.QUEUE, sender.rank, sender.rank);
    }

    double at(double time) {
      while (until <= time) {
        until += sender.period * random.exponential();
        wait = random.uniform() < sender.load ? sender.behind * random.exponential() : 0;
      }
      return wait;
    }
  }
}
