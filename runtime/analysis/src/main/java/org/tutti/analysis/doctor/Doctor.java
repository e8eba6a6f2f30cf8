package org.tutti.analysis.doctor;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;

/** All checks of the machines of a launch. */
public final class Doctor {
  private static final List<HealthCheck> CHECKS =
      List.of(
          new LibraryHealth(),
          new HostHealth(),
          new LoadHealth(),
          new BindingHealth(),
          new ClockHealth(),
          new GovernorHealth(),
          new HugePagesHealth(),
          new QuotaHealth());

  private Doctor() {}

  /**
   * What they have found, subject by subject and host by host.
   *
   * @param launcher the name of what started the launch
   */
  public static List<HealthFinding> examine(LaunchHeader header, String launcher) {
    HealthFinding started =
        HealthFinding.good(
            "launcher", launcher + " started " + Counted.of(header.processes(), "rank"));
    return Stream.concat(
            Stream.of(started), CHECKS.stream().flatMap(check -> check.diagnose(header).stream()))
        .toList();
  }
}
