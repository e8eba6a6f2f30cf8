package org.tutti.cli;

import java.time.Duration;
import java.util.List;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.natives.launcher.LauncherKind;

/** The JVM caches beside a jar that was just built, for the launchers of this machine. */
final class BuiltCaches {
  private static final Duration LIMIT = Duration.ofSeconds(7);
  private static final List<LauncherKind> KINDS =
      List.of(LauncherKind.OPEN_MPI, LauncherKind.HYDRA);

  private BuiltCaches() {}

  /** Makes them, as many as the time allows; without one, launches are only slower. */
  static void make() {
    long begun = System.nanoTime();
    for (LauncherKind kind : KINDS) {
      try {
        Campaign.makeJvmCachesOfBuild(
            CampaignPlan.builder().launcher(kind.label()).processes(2).build(),
            CampaignListener.NONE,
            () -> System.nanoTime() - begun > LIMIT.toNanos());
      } catch (TuttiException e) {
        continue; // This machine has no such launcher, or the jar no benchmarks.
      }
    }
  }
}
