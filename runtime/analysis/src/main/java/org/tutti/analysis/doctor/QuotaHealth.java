package org.tutti.analysis.doctor;

import java.util.List;
import java.util.Locale;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;

/** No control group that stops ranks when they have used their processor time. */
final class QuotaHealth implements HealthCheck {
  private static final String SUBJECT = "cgroups";
  private static final String FACT = "system.processorQuota";

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    return ExaminedHost.of(header).stream().map(QuotaHealth::of).toList();
  }

  private static HealthFinding of(ExaminedHost host) {
    String[] quota = host.fact(FACT).split(" ", -1);
    if (quota.length != 2) {
      return HealthFinding.good(SUBJECT, host.name() + ": no quota of processor time");
    }
    double processors = Double.parseDouble(quota[0]) / Double.parseDouble(quota[1]);
    String finding =
        String.format(
            Locale.ROOT,
            "%s: a quota of %.1f processors for %s",
            host.name(),
            processors,
            Counted.of(host.ranks().size(), "rank"));
    String remedy =
        "Ask the batch system or the container for whole processors instead of a quota.";
    return processors < host.ranks().size()
        ? HealthFinding.wrong(SUBJECT, finding, remedy)
        : HealthFinding.poor(SUBJECT, finding, remedy);
  }
}
