package org.tutti.mpi.simulated;

import java.util.List;

/**
 * Everything that a run depends on besides the program and the number of ranks.
 *
 * @param seed the same seed gives the same run, to the bit
 * @param ranksPerNode ranks are dealt to nodes in order, so many to each
 * @param slow messages that take longer than others
 * @param busy ranks whose messages wait behind other traffic
 * @param algorithms by which collective operations are done
 */
public record Simulation(
    long seed,
    int ranksPerNode,
    Network network,
    ClockModel clocks,
    SlowPaths slow,
    List<BusySender> busy,
    SimulatedAlgorithms algorithms) {
  /** A simulation without any message that takes longer than others. */
  public Simulation(long seed, int ranksPerNode, Network network, ClockModel clocks) {
    this(seed, ranksPerNode, network, clocks, SlowPaths.NONE, List.of(), SimulatedAlgorithms.USUAL);
  }

  public Simulation {
    ModelChecks.positive("ranksPerNode", ranksPerNode);
    busy = List.copyOf(busy);
  }

  /** One rank on each node, and {@link ClockModel#REALISTIC} clocks. */
  public static Simulation of(long seed, Network network) {
    return new Simulation(seed, 1, network, ClockModel.REALISTIC);
  }

  /** The same with other clocks. */
  public Simulation withClocks(ClockModel other) {
    return new Simulation(seed, ranksPerNode, network, other, slow, busy, algorithms);
  }

  /** The same with this many ranks on each node. */
  public Simulation withRanksPerNode(int ranks) {
    return new Simulation(seed, ranks, network, clocks, slow, busy, algorithms);
  }

  /** The same where some messages take longer than others. */
  public Simulation withSlow(SlowPaths paths) {
    return new Simulation(seed, ranksPerNode, network, clocks, paths, busy, algorithms);
  }

  /** The same where messages of some ranks wait behind other traffic. */
  public Simulation withBusy(List<BusySender> senders) {
    return new Simulation(seed, ranksPerNode, network, clocks, slow, senders, algorithms);
  }

  /** The same with these algorithms. */
  public Simulation with(SimulatedAlgorithms other) {
    return new Simulation(seed, ranksPerNode, network, clocks, slow, busy, other);
  }

  /** Everything but the seed, which differs between the launches of a campaign. */
  String model() {
    return ranksPerNode
        + " ranks on each node, "
        + network
        + ", "
        + clocks
        + (slow.isNone() ? "" : ", " + slow)
        + (busy.isEmpty() ? "" : ", " + busy)
        + (algorithms.chosen().isEmpty() ? "" : ", " + algorithms);
  }

  int node(int rank) {
    return rank / ranksPerNode;
  }

  /** Which clock a rank reads. */
  int clock(int rank) {
    return clocks.perNode() ? node(rank) : rank;
  }

  Link link(int source, int destination) {
    Link usual = node(source) == node(destination) ? network.inside() : network.between();
    return usual.times(slow.factor(seed, source, destination));
  }
}
