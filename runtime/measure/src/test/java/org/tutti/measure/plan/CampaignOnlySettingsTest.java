package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class CampaignOnlySettingsTest {
  private static final Settings NONE = Settings.builder().build();

  @Test
  void reportsTheJvmOptionsThatALaunchByHandLacks() {
    List<BenchmarkDescriptor> benchmarks = List.of(wanting("-Xmx256m"));

    assertThat(CampaignOnlySettings.notes(benchmarks, NONE, List.of("-Xss1m")))
        .singleElement()
        .asString()
        .startsWith("[TUTTI-205]")
        .contains("without -Xmx256m");
    assertThat(CampaignOnlySettings.notes(benchmarks, NONE, List.of("-Xmx256m"))).isEmpty();
  }

  private static BenchmarkDescriptor wanting(String option) {
    return BenchmarkDescriptor.named("org.example.B.bcast")
        .operation(Operation.BCAST)
        .settings(Settings.builder().set(SettingKey.JVM, option).build())
        .build();
  }
}
