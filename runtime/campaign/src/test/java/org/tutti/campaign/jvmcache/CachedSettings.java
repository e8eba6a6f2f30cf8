package org.tutti.campaign.jvmcache;

import java.nio.file.Path;
import java.util.List;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** Launches of the in-process provider whose class path is a jar. */
final class CachedSettings {
  static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private CachedSettings() {}

  static LaunchSettings of(Path jar) {
    return new LaunchSettings(
            jar.toString(),
            "org.tutti.rank.entry.RankMain",
            List.of("a.B.bcast"),
            Settings.builder()
                .set(SettingKey.REPETITIONS, "1000000")
                .set(SettingKey.MSIZES, "8")
                .build())
        .with(SettingKey.JAVA, JAVA)
        .with(SettingKey.JVM_OPTION, List.of("-XX:+UseSerialGC"))
        .with(SettingKey.PROCESSES, 2)
        .withMpi(MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS));
  }
}
