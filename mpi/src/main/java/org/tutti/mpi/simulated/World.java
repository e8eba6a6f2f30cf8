package org.tutti.mpi.simulated;

import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.collective.Contexts;
import org.tutti.mpi.threads.Job;

/** What the ranks of one simulated job share. */
final class World {
  private final Simulation simulation;
  private final Job job;
  private final Scheduler scheduler;
  private final Contexts contexts;
  private final Mailboxes mailboxes;
  private final List<SimulatedClock> clocks = new ArrayList<>();

  World(int size, Simulation simulation, Job job, Scheduler scheduler) {
    this.simulation = simulation;
    this.job = job;
    this.scheduler = scheduler;
    this.contexts = new Contexts(size);
    this.mailboxes = new Mailboxes(simulation);
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

  Mailboxes mailboxes() {
    return mailboxes;
  }

  double overhead() {
    return simulation.network().overhead();
  }

  /** The clock that a rank reads. */
  SimulatedClock clock(int rank) {
    return clocks.get(simulation.clock(rank));
  }
}
