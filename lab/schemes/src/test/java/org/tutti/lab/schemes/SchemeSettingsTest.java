package org.tutti.lab.schemes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Suite;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** Settings of suites beside those of the command line. */
class SchemeSettingsTest {
  private static final BenchmarkDescriptor BCAST =
      BenchmarkDescriptor.named("a.B.bcast")
          .operation(Operation.BCAST)
          .datatype(Datatype.BYTE)
          .build();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          processing=PS4                               | TUTTI-045 | BARRIER synchronizes no clocks
          processing=PS5                               | TUTTI-045 | set(SettingKey.SYNC, BARRIER_HCA)
          scheme=MPIBENCH sync=BARRIER                 | TUTTI-045 | PS5
          scheme=MPIBLIB processing=PS4                | TUTTI-045 | PS4
          processing=PS8                               | TUTTI-013 | set(SettingKey.BATCH, 100)
          processing-outlier-factor=3                  | TUTTI-003 | processing is not asked for
          processing-outlier-factor=3 processing=PS2   | TUTTI-003 | SCHEME, MPIBENCH
          scheme=MPPTEST batch=1                       | TUTTI-013 | single call
          scheme=OSU processing=PS8                    | TUTTI-013 | PS8
          data=flushed scheme=IMB                      | TUTTI-154 | ADVANCED
          """)
  void whatDoesNotFitTogetherIsRefused(String settings, String identifier, String text) {
    assertThatThrownBy(() -> effective(settings))
        .hasMessageContaining("[" + identifier + "] a.B.bcast: ")
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "processing=PS4 sync=BARRIER_HCA",
        "processing=PS5 sync=WINDOW_HCA",
        "processing=PS8 batch=100"
      })
  void whatFitsTogetherIsNot(String settings) {
    assertThat(effective(settings).values()).isNotEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everySchemeFitsTogether(Suite suite) {
    assertThat(effective("scheme=" + suite).get(SettingKey.SCHEME)).isEqualTo(suite);
  }

  private static Settings effective(String text) {
    Settings.Builder builder = Settings.builder();
    for (String setting : text.split(" ")) {
      String[] parts = setting.split("=");
      builder.set(SettingKey.named(parts[0]).orElseThrow(), parts[1]);
    }
    return Plan.effective(BCAST, builder.build(), 1);
  }
}
