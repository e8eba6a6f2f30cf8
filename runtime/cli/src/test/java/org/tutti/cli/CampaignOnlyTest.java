package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.Benchmark;
import org.tutti.measure.plan.Setting;
import org.tutti.measure.plan.Settings;

class CampaignOnlyTest {
  private static final Settings NONE = Settings.builder().build();

  @Test
  void saysWhichJvmOptionsALaunchByHandLacks() {
    List<Benchmark> benchmarks = List.of(wanting("-Xmx256m"));

    assertThat(CampaignOnly.notes(benchmarks, NONE, List.of("-Xss1m")))
        .singleElement()
        .asString()
        .contains("without -Xmx256m");
    assertThat(CampaignOnly.notes(benchmarks, NONE, List.of("-Xmx256m"))).isEmpty();
  }

  @Test
  void saysWhichFactorsDoNotVary() {
    Benchmark benchmark =
        Benchmark.named("org.example.B.bcast")
            .operation(Operation.BCAST)
            .settings(Settings.builder().factor("binding", "core", "none").build())
            .build();

    assertThat(CampaignOnly.notes(List.of(benchmark), NONE, List.of()))
        .singleElement()
        .asString()
        .contains("binding stay as they are");
  }

  private static Benchmark wanting(String option) {
    return Benchmark.named("org.example.B.bcast")
        .operation(Operation.BCAST)
        .settings(Settings.builder().set(Setting.JVM, option).build())
        .build();
  }
}
