package org.tutti.analysis.doctor;

import java.util.List;
import org.tutti.records.launch.LaunchHeader;

/** All checks of the machines of a launch. */
public final class Doctor {
  private static final List<HealthCheck> CHECKS =
      List.of(
          new LauncherHealth(),
          new LibraryHealth(),
          new HostHealth(),
          new BindingHealth(),
          new ClockHealth(),
          new GovernorHealth(),
          new HugePagesHealth(),
          new QuotaHealth());

  private Doctor() {}

  /** What they have found, subject by subject and host by host. */
  public static List<HealthFinding> examine(LaunchHeader header) {
    return CHECKS.stream().flatMap(check -> check.diagnose(header).stream()).toList();
  }
}
