package org.tutti.analysis.doctor;

import java.util.List;
import org.tutti.records.launch.LaunchHeader;

/** Processors that do not change their frequency to save energy. */
final class GovernorHealth implements HealthCheck {
  private static final String SUBJECT = "governor";
  private static final String FACT = "cpu.governor";

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    return ExaminedHost.of(header).stream().map(GovernorHealth::of).toList();
  }

  private static HealthFinding of(ExaminedHost host) {
    String governor = host.fact(FACT);
    if (!host.knows(FACT)) {
      return HealthFinding.good(SUBJECT, host.name() + ": none that this system could change");
    }
    return governor.equals("performance")
        ? HealthFinding.good(SUBJECT, host.name() + ": " + governor)
        : HealthFinding.poor(
            SUBJECT,
            host.name() + ": " + governor + ", so frequencies follow the load",
            "Have an administrator set performance, or measure both: --factor"
                + " governor=performance,"
                + governor
                + ".");
  }
}
