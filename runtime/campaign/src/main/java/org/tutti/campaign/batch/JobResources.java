package org.tutti.campaign.batch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a job asks Slurm for.
 *
 * @param tasks number of ranks
 * @param hosts the nodes that the campaign names; empty if Slurm chooses them
 * @param account to be charged; empty for the user's default
 * @param partition to run in; empty for the default one
 * @param time limit; empty for the partition's
 * @param exclusive whether no other job may use its nodes
 */
public record JobResources(
    int tasks,
    List<String> hosts,
    Optional<String> account,
    Optional<String> partition,
    Optional<Duration> time,
    boolean exclusive) {
  private static final int SECONDS = 60;

  public JobResources {
    hosts = List.copyOf(hosts);
  }

  /** The resources as options of {@code sbatch}. */
  List<String> options() {
    List<String> options = new ArrayList<>(List.of("--ntasks=" + tasks));
    if (!hosts.isEmpty()) {
      options.add("--nodes=" + hosts.size());
      options.add("--nodelist=" + String.join(",", hosts));
    }
    account.ifPresent(name -> options.add("--account=" + name));
    partition.ifPresent(name -> options.add("--partition=" + name));
    time.ifPresent(limit -> options.add("--time=" + minutes(limit)));
    if (exclusive) {
      options.add("--exclusive");
    }
    return options;
  }

  /** Slurm counts minutes. */
  private static long minutes(Duration time) {
    return Math.max(1, (time.toSeconds() + SECONDS - 1) / SECONDS);
  }
}
