package org.tutti.cli;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.Launchers;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;

/** The JVM caches beside a jar that was just built, for the launchers of this machine. */
final class BuiltCaches {
  /**
   * Of a process whose main thread never waits; it is stretched for others, up to 13 s when idle.
   */
  private static final Duration LIMIT = Duration.ofMillis(7_500);

  private static final double MAX_SLOWDOWN = 4;
  private static final double MILLI_NANOS = 1e6;

  private BuiltCaches() {}

  /** Makes them, as many as the time allows; without one, launches are only slower. */
  static void make() {
    long end = System.nanoTime() + limit().toNanos();
    for (LauncherKind kind : kinds()) {
      try {
        Campaign.makeJvmCachesOfBuild(
            CampaignPlan.builder().launcher(kind.label()).processes(2).build(),
            CampaignListener.NONE,
            () -> System.nanoTime() > end);
      } catch (TuttiException e) {
        continue; // This machine has no such launcher, or the jar no benchmarks.
      }
    }
  }

  /** First that of {@code mpirun}: the time may be too short for both. */
  private static List<LauncherKind> kinds() {
    boolean isMpich =
        Launchers.installed()
            .preference(System.getenv())
            .launcher()
            .flatMap(Launcher::family)
            .filter(AbiFamily.MPICH::equals)
            .isPresent();
    return isMpich
        ? List.of(LauncherKind.HYDRA, LauncherKind.OPEN_MPI)
        : List.of(LauncherKind.OPEN_MPI, LauncherKind.HYDRA);
  }

  /**
   * What is left of the time. A machine that is shared gives this process less of itself, and gets
   * as much more of it: so far, the main thread has only computed.
   */
  private static Duration limit() {
    double uptime = ManagementFactory.getRuntimeMXBean().getUptime() * MILLI_NANOS;
    double busy = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    double slowdown = Math.min(MAX_SLOWDOWN, Math.max(1, uptime / Math.max(1, busy)));
    return Duration.ofNanos(Math.round(slowdown * LIMIT.toNanos() - uptime));
  }
}
