package org.tutti.campaign.driver;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.jvmcache.JvmCaches;
import org.tutti.campaign.launch.BenchmarkClasses;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Treatment;

/**
 * How the launches of each treatment are started on this machine.
 *
 * @param launchers by treatment, in the order of the manifest
 * @param classes those of the benchmarks
 * @param caches with which the JVMs of ranks start
 */
public record ResolvedLaunchers(
    Map<Treatment, Launcher> launchers, BenchmarkClasses classes, JvmCaches caches) {
  public ResolvedLaunchers {
    launchers = Collections.unmodifiableMap(new LinkedHashMap<>(launchers));
  }

  /**
   * Finds the launchers of a campaign, before anything of it is written.
   *
   * @throws org.tutti.diagnostics.TuttiException if one cannot be used
   */
  public static ResolvedLaunchers of(Manifest manifest) {
    Map<Treatment, Launcher> launchers = new LinkedHashMap<>();
    Launchers installed = Launchers.installed();
    manifest
        .treatments()
        .forEach(
            planned -> launchers.put(planned.treatment(), installed.resolve(planned.settings())));
    return new ResolvedLaunchers(launchers, new BenchmarkClasses(), JvmCaches.NONE);
  }

  /** The same launchers, with caches for the JVMs of ranks. */
  public ResolvedLaunchers with(JvmCaches other) {
    return new ResolvedLaunchers(launchers, classes, other);
  }

  Launcher of(Treatment treatment) {
    return launchers.get(treatment);
  }

  /** The other hosts of an attempt. */
  RemoteHosts remoteHosts(Attempt attempt) {
    return of(attempt.launch().treatment()).remoteHosts(attempt.settings().placement());
  }

  /** The libraries of those hosts and of this one. */
  HostLibraries libraries(Attempt attempt) {
    return new HostLibraries(attempt.settings(), of(attempt.launch().treatment()));
  }

  /** The argument vector that starts an attempt. */
  List<String> command(Attempt attempt) {
    Treatment treatment = attempt.launch().treatment();
    List<String> declaring = classes.of(attempt.settings().command());
    return of(treatment).command(attempt.request(declaring, caches.options(treatment)));
  }
}
