package org.tutti.mpi.simulated;

import java.util.Optional;

/** Draws how long the messages from one rank to another take. */
final class Latency {
  private final Link link;
  private final double shift;
  private final RandomStream random;
  private final Optional<BusySender.Waits> waits;
  private final SlowPaths slow;
  private final Optional<RandomStream> late;

  Latency(Simulation simulation, int source, int destination) {
    this.link = simulation.link(source, destination);
    this.shift = shift(simulation.seed(), source, destination);
    this.random =
        new RandomStream(simulation.seed(), RandomStream.Purpose.LATENCY, source, destination);
    this.waits =
        simulation.busy().stream()
            .filter(sender -> sender.rank() == source)
            .map(sender -> new BusySender.Waits(sender, simulation.seed()))
            .findFirst();
    this.slow = simulation.slow();
    this.late =
        Optional.of(RandomStream.Purpose.LATE)
            .filter(any -> slow.late() > 0)
            .map(purpose -> new RandomStream(simulation.seed(), purpose, source, destination));
  }

  /** One-way latency of the next message, which is sent at a time, in nanoseconds. */
  double next(int bytes, double time) {
    double noise = link.noiseMedian() * StrictMath.exp(link.noiseSigma() * random.normal());
    double spike =
        random.uniform() < link.spikeProbability() ? link.spikeMean() * random.exponential() : 0;
    double wait = waits.isPresent() ? waits.get().at(time) : 0;
    double held = late.isPresent() && late.get().uniform() < slow.late() ? slow.lateNanos() : 0;
    return Math.max(0, link.base() + shift) + noise + spike + wait + held + bytes * link.perByte();
  }

  /** Half the pair's asymmetry, with opposite signs in the two directions. */
  private double shift(long seed, int source, int destination) {
    int low = Math.min(source, destination);
    int high = Math.max(source, destination);
    RandomStream pair = new RandomStream(seed, RandomStream.Purpose.ASYMMETRY, low, high);
    double half = link.asymmetry() / 2 * pair.normal();
    return source == low ? half : -half;
  }
}
