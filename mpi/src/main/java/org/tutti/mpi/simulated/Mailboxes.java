package org.tutti.mpi.simulated;

import java.util.HashMap;
import java.util.Map;

/** The messages on their way, by ordered pair of ranks; touched only by the rank that runs. */
final class Mailboxes {
  private final Simulation simulation;
  private final Map<Long, Mailbox> boxes = new HashMap<>();

  Mailboxes(Simulation simulation) {
    this.simulation = simulation;
  }

  Mailbox between(int source, int destination) {
    long pair = ((long) source << Integer.SIZE) | destination;
    return boxes.computeIfAbsent(
        pair, key -> new Mailbox(new Latency(simulation, source, destination)));
  }
}
