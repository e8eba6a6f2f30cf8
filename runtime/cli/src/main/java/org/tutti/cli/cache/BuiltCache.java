package org.tutti.cli.cache;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.jvmcache.JvmCache;
import org.tutti.campaign.jvmcache.JvmCachePreparation;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.Launchers;
import org.tutti.diagnostics.PrintableText;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;
import org.tutti.rank.jvm.SchedulerStatistics;
import org.tutti.records.settings.SettingKey;

/** The JVM caches beside a jar that was just built, for ranks of all MPI libraries. */
final class BuiltCache {
  /**
   * The limit for a process that has a processor whenever it needs one; it is stretched for others.
   * On two processors, JDK 25 takes half of it.
   */
  private static final Duration LIMIT = Duration.ofSeconds(25);

  private static final double MAX_SLOWDOWN = 8;

  /** That of campaigns, and that of launches by hand. */
  private static final int BOTH = 2;

  private static final String NONE = "No JVM cache was made beside the jar: ";
  private static final String ONE = "Only one of two JVM caches was made beside the jar: ";

  private BuiltCache() {}

  /**
   * Makes them from launches of one library, unless the build has made the same jar again; without
   * them, launches are only slower.
   *
   * @return which are missing and why, as a sentence
   */
  static Optional<String> make() {
    if (JvmCachePreparation.isDoneBesideJar()) {
      return Optional.empty();
    }
    long begin = System.nanoTime();
    long end = begin + limit().toNanos();
    String reason = "a launch failed, or nothing can be written beside the jar.";
    for (LauncherKind kind : kinds()) {
      try {
        List<JvmCache> made =
            Campaign.makeJvmCachesOfBuild(
                CampaignPlan.builder()
                    .set(SettingKey.LAUNCHER, MpiNames.launcher(kind.label()))
                    .build(),
                CampaignListener.NONE,
                () -> System.nanoTime() > end);
        boolean isTimeUp = System.nanoTime() > end;
        if (isTimeUp) {
          JvmCachePreparation.giveUpBesideJar();
        }
        if (made.size() == BOTH) {
          return Optional.empty();
        }
        if (isTimeUp) {
          Duration took = Duration.ofNanos(System.nanoTime() - begin);
          return Optional.of(
              (made.isEmpty() ? NONE : ONE)
                  + "it was given up after "
                  + took.toSeconds()
                  + " s, and is tried again when the jar changes.");
        }
        if (!made.isEmpty()) {
          return Optional.of(ONE + reason);
        }
      } catch (TuttiException e) {
        reason = PrintableText.of(e.what()); // Such as that there is no launcher.
      }
    }
    return Optional.of(NONE + reason);
  }

  /** First that of {@code mpirun}. */
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
   * as much more of it: so far, this thread had to wait for a processor now and then.
   */
  private static Duration limit() {
    long uptime = ManagementFactory.getRuntimeMXBean().getUptime();
    try (SchedulerStatistics soFar = SchedulerStatistics.ofThisThread()) {
      double waited = (double) soFar.waitedNanos() / Math.max(1, soFar.ranNanos());
      double slowdown = Math.min(MAX_SLOWDOWN, 1 + waited);
      return Duration.ofMillis(Math.round(slowdown * LIMIT.toMillis()) - uptime);
    }
  }
}
