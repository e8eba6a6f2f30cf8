package org.tutti.rank.cell;

import java.util.Map;
import java.util.TreeMap;
import org.tutti.mpi.Communicator;

/** A communicator and those of its first processes, which are made when they are first used. */
final class CommunicatorSubsets {
  private final Communicator all;
  private final Map<Integer, Communicator> subsets = new TreeMap<>();

  CommunicatorSubsets(Communicator all) {
    this.all = all;
  }

  Communicator all() {
    return all;
  }

  /**
   * Collective over all processes: the communicator of the first ones, or on the others, that of
   * those.
   */
  Communicator ofFirst(int members) {
    return members == all.size()
        ? all
        : subsets.computeIfAbsent(
            members, first -> all.split(all.rank() < first ? 0 : 1, all.rank()));
  }

  /** Collective: frees all that was made. */
  void free() {
    for (Communicator subset : subsets.values()) {
      subset.free();
    }
    subsets.clear();
  }
}
