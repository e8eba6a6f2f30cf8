package org.tutti.campaign.factor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** The requirements of several benchmarks for the launches that measure all of them. */
class CampaignSettingsTest {
  private static final Settings NOTHING = Settings.builder().build();
  private static final BenchmarkDescriptor PLAIN = benchmark("plain", NOTHING);
  private static final BenchmarkDescriptor SMALL =
      benchmark("small", Settings.builder().set(SettingKey.JVM, "-Xmx64m;-Da=b").build());
  private static final BenchmarkDescriptor LARGE =
      benchmark("large", Settings.builder().set(SettingKey.JVM, "-Xmx1g").build());

  @Test
  void jvmOptionsApplyToAllBenchmarks() {
    assertThat(JvmOptions.of(List.of(PLAIN, SMALL), NOTHING)).containsExactly("-Xmx64m", "-Da=b");
    assertThat(JvmOptions.of(List.of(PLAIN), NOTHING)).isEmpty();
  }

  @Test
  void benchmarksThatRequireDifferentJvmsAreNotMeasuredTogether() {
    assertThatThrownBy(() -> JvmOptions.of(List.of(SMALL, PLAIN, LARGE), NOTHING))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-017]")
        .hasMessageContaining("a.B.small")
        .hasMessageContaining("a.B.large");
  }

  @Test
  void theCommandLineDecidesWhichJvm() {
    Settings given = Settings.builder().set(SettingKey.JVM, "-Xmx512m").build();
    assertThat(JvmOptions.of(List.of(SMALL, LARGE), given)).containsExactly("-Xmx512m");
  }

  private static BenchmarkDescriptor benchmark(String name, Settings settings) {
    return BenchmarkDescriptor.named("a.B." + name)
        .operation(Operation.BARRIER)
        .datatype(Datatype.BYTE)
        .settings(settings)
        .build();
  }
}
