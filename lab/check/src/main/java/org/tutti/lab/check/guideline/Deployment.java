package org.tutti.lab.check.guideline;

import java.util.Comparator;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/**
 * How many processes ran on how many nodes, such as 2 x 8 (luebbe2017, section 3.2).
 *
 * @param nodes number of hosts; 0 if they are unknown
 * @param processes number of all processes
 */
public record Deployment(int nodes, int processes) implements Comparable<Deployment> {
  private static final Comparator<Deployment> ORDER =
      Comparator.comparingInt(Deployment::nodes).thenComparingInt(Deployment::processes);

  static Deployment of(LaunchHeader header) {
    long nodes = header.ranks().stream().map(RankPlacement::host).distinct().count();
    return new Deployment((int) nodes, header.processes());
  }

  @Override
  public int compareTo(Deployment other) {
    return ORDER.compare(this, other);
  }

  /** Nodes x processes per node, or the processes where they are spread unevenly. */
  @Override
  public String toString() {
    return nodes > 0 && processes % nodes == 0
        ? nodes + " x " + processes / nodes
        : Counted.of(processes, "process");
  }
}
