package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.annotations.Operation;
import org.tutti.annotations.ThreadSupport;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class LaunchThreadLevelTest {
  private static final Settings NOTHING = Settings.builder().build();
  private static final BenchmarkDescriptor PLAIN = benchmark("plain", NOTHING);
  private static final BenchmarkDescriptor FUNNELED = benchmark("one", level("FUNNELED"));
  private static final BenchmarkDescriptor MULTIPLE = benchmark("other", level("MULTIPLE"));

  @Test
  void isSingleAsInProgramsThatCallInit() {
    assertThat(LaunchThreadLevel.of(List.of(PLAIN), NOTHING)).isEqualTo(MpiThreadLevel.SINGLE);
  }

  @Test
  void isThatOfTheAnnotationForAllBenchmarks() {
    assertThat(LaunchThreadLevel.of(List.of(PLAIN, MULTIPLE), NOTHING))
        .isEqualTo(MpiThreadLevel.MULTIPLE);
  }

  @Test
  void theCommandLineSettlesWhatBenchmarksDisagreeOn() {
    assertThat(LaunchThreadLevel.of(List.of(FUNNELED, MULTIPLE), level("serialized")))
        .isEqualTo(MpiThreadLevel.SERIALIZED);
    assertThatThrownBy(() -> LaunchThreadLevel.of(List.of(FUNNELED, PLAIN, MULTIPLE), NOTHING))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-017]")
        .hasMessageContaining("FUNNELED (a.B.one) and MULTIPLE (a.B.other)");
  }

  @ParameterizedTest
  @EnumSource
  void whatAnAnnotationCanSayIsALevel(ThreadSupport level) {
    assertThat(level(level.name()).get(SettingKey.THREAD_LEVEL).ordinal())
        .isEqualTo(level.ordinal());
  }

  private static Settings level(String text) {
    return Settings.builder().set(SettingKey.THREAD_LEVEL, text).build();
  }

  private static BenchmarkDescriptor benchmark(String name, Settings settings) {
    return BenchmarkDescriptor.named("a.B." + name)
        .operation(Operation.BARRIER)
        .datatype(Datatype.BYTE)
        .settings(settings)
        .build();
  }
}
