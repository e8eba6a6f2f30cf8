package org.tutti.mpi.simulated;

import java.util.HashMap;
import java.util.Map;

/** The messages on their way, by ordered pair of ranks; touched only by the rank that runs. */
final class Mailboxes {
  private final Simulation simulation;

  /** By receiver and then by source: a rank has few partners, a job has many pairs. */
  private final Map<Integer, Map<Integer, Mailbox>> boxes = new HashMap<>();

  Mailboxes(Simulation simulation) {
    this.simulation = simulation;
  }

  Mailbox between(int source, int destination) {
    return boxes
        .computeIfAbsent(destination, key -> new HashMap<>())
        .computeIfAbsent(source, key -> new Mailbox(new Latency(simulation, source, destination)));
  }
}
