package org.tutti.campaign.driver;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.Launchers;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Treatment;

/** The launcher of each treatment, found on this machine. */
public final class ResolvedLaunchers {
  private final Map<Treatment, Launcher> launchers = new LinkedHashMap<>();

  private ResolvedLaunchers() {}

  /**
   * Finds the launchers of a campaign, before anything of it is written.
   *
   * @throws org.tutti.diagnostics.TuttiException if one cannot be used
   */
  public static ResolvedLaunchers of(Manifest manifest) {
    ResolvedLaunchers resolved = new ResolvedLaunchers();
    Launchers installed = Launchers.installed();
    manifest
        .treatments()
        .forEach(
            planned ->
                resolved.launchers.put(planned.treatment(), installed.resolve(planned.settings())));
    return resolved;
  }

  Launcher of(Treatment treatment) {
    return launchers.get(treatment);
  }
}
