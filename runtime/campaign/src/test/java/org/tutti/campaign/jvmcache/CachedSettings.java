package org.tutti.campaign.jvmcache;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.campaign.PlacementPolicy;
import org.tutti.records.campaign.RankVariables;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** Launches of the in-process provider whose class path is a jar. */
final class CachedSettings {
  static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private CachedSettings() {}

  static LaunchSettings of(Path jar) {
    return new LaunchSettings(
        MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS),
        2,
        new PlacementPolicy(Optional.empty(), Optional.empty()),
        Optional.empty(),
        List.of(),
        RankVariables.of(Map.of()),
        new MeasuringCommand(
            JAVA,
            List.of("-XX:+UseSerialGC"),
            jar.toString(),
            "org.tutti.measure.entry.RankMain",
            List.of("a.B.bcast"),
            Settings.builder()
                .set(SettingKey.REPETITIONS, "1000000")
                .set(SettingKey.MSIZES, "8")
                .build()));
  }
}
