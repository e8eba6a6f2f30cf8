package org.tutti.campaign.batch;

import java.util.ArrayList;
import java.util.List;

/**
 * What a job asks Slurm for.
 *
 * @param tasks number of ranks
 * @param hosts the nodes that the campaign names; empty if Slurm chooses them
 * @param others options of {@code sbatch} as the user gives them
 */
public record JobResources(int tasks, List<String> hosts, List<String> others) {
  public JobResources {
    hosts = List.copyOf(hosts);
    others = List.copyOf(others);
  }

  /** The resources as options of {@code sbatch}. */
  List<String> options() {
    List<String> options = new ArrayList<>(List.of("--ntasks=" + tasks));
    if (!hosts.isEmpty()) {
      options.add("--nodes=" + hosts.size());
      options.add("--nodelist=" + String.join(",", hosts));
    }
    options.addAll(others);
    return options;
  }
}
