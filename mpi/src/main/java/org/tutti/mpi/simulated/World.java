package org.tutti.mpi.simulated;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.transport.Contexts;

/** What the ranks of one simulated job share. */
final class World {
  private final Simulation simulation;
  private final Job job;
  private final Scheduler scheduler;
  private final Contexts contexts;

  /**
   * The messages on their way, by receiver and then by source, since a rank has few partners and a
   * job many pairs; used only by the rank that runs.
   */
  private final Map<Integer, Map<Integer, Mailbox>> mailboxes = new HashMap<>();

  private final List<SimulatedClock> clocks = new ArrayList<>();

  World(int size, Simulation simulation, Job job, Scheduler scheduler) {
    this.simulation = simulation;
    this.job = job;
    this.scheduler = scheduler;
    this.contexts = new Contexts(size);
    for (int clock = 0; clock <= simulation.clock(size - 1); clock++) {
      clocks.add(new SimulatedClock(simulation.seed(), simulation.clocks(), clock));
    }
  }

  Simulation simulation() {
    return simulation;
  }

  Job job() {
    return job;
  }

  Scheduler scheduler() {
    return scheduler;
  }

  Contexts contexts() {
    return contexts;
  }

  /** The messages on their way from one rank to another. */
  Mailbox mailbox(int source, int destination) {
    return mailboxes(destination)
        .computeIfAbsent(source, key -> new Mailbox(new Latency(simulation, source, destination)));
  }

  /** The mailboxes of one receiver by source. */
  Map<Integer, Mailbox> mailboxes(int destination) {
    return mailboxes.computeIfAbsent(destination, key -> new HashMap<>());
  }

  double overhead() {
    return simulation.network().overhead();
  }

  /** The clock that a rank reads. */
  SimulatedClock clock(int rank) {
    return clocks.get(simulation.clock(rank));
  }
}
