package org.tutti.analysis.doctor;

import java.util.BitSet;
import java.util.List;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/** Each rank bound to CPUs that no other rank uses. */
final class BindingHealth implements HealthCheck {
  private static final String SUBJECT = "binding";

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    return ExaminedHost.of(header).stream().map(BindingHealth::of).toList();
  }

  private static HealthFinding of(ExaminedHost host) {
    int online = RankPlacement.processors(host.fact("cpu.online")).cardinality();
    BitSet used = new BitSet();
    for (RankPlacement rank : host.ranks()) {
      BitSet cpus = rank.processors();
      if (cpus.isEmpty() || (online > 1 && cpus.cardinality() == online)) {
        return HealthFinding.poor(
            SUBJECT,
            host.name() + ": rank " + rank.rank() + " may move between CPUs " + rank.cpus(),
            "Bind ranks with --bind-to core.");
      }
      if (used.intersects(cpus)) {
        return HealthFinding.wrong(
            SUBJECT,
            host.name() + ": rank " + rank.rank() + " shares CPUs " + rank.cpus() + " with another",
            "Give each rank CPUs of its own: fewer ranks, --bind-to core, or whole nodes from the"
                + " batch system.");
      }
      used.or(cpus);
    }
    return HealthFinding.good(SUBJECT, host.name() + ": each rank has CPUs of its own");
  }
}
