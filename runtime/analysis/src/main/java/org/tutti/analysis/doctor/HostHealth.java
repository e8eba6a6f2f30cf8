package org.tutti.analysis.doctor;

import java.util.List;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/** Two ranks on each host, and not more than it has CPUs. */
final class HostHealth implements HealthCheck {
  private static final String SUBJECT = "hosts";

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    return ExaminedHost.of(header).stream().map(HostHealth::of).toList();
  }

  private static HealthFinding of(ExaminedHost host) {
    int ranks = host.ranks().size();
    int cpus = RankPlacement.processors(host.fact("cpu.online")).cardinality();
    String finding =
        host.name() + ": " + Counted.of(ranks, "rank") + " on " + Counted.of(cpus, "CPU");
    if (cpus > 0 && ranks > cpus) {
      return HealthFinding.wrong(
          SUBJECT, finding, "Start at most as many ranks on a host as it has CPUs.");
    }
    return ranks > 1
        ? HealthFinding.good(SUBJECT, finding)
        : HealthFinding.poor(
            SUBJECT,
            host.name() + ": a single rank, so messages within the host were not tested",
            "Start two ranks on each host, as in --hosts h1:2,h2:2 -np 4.");
  }
}
