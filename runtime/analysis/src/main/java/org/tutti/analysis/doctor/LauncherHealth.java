package org.tutti.analysis.doctor;

import java.util.List;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.records.launch.LaunchHeader;

/** What started the ranks, as the first of them knows it. */
final class LauncherHealth implements HealthCheck {
  private static final String SUBJECT = "launcher";

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    LauncherEnvironment launcher =
        LauncherEnvironment.detect(header.environment().variables());
    return List.of(
        HealthFinding.good(
            SUBJECT,
            launcher.launched()
                ? launcher.describe()
                : "none: the provider " + header.library().provider() + " starts ranks itself"));
  }
}
