package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class SettingsCheckTest {
  private static final BenchmarkDescriptor BCAST =
      BenchmarkDescriptor.named("a.B.bcast")
          .operation(Operation.BCAST)
          .datatype(Datatype.BYTE)
          .parameter("chunks", Collections.nCopies(40_000, "1").toArray(String[]::new))
          .build();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          processing=PS4                               | TUTTI-003 | in the artifact tutti-lab
          scheme=OSU                                   | TUTTI-003 | in the artifact tutti-lab
          processing-outlier-factor=3                  | TUTTI-003 | in the artifact tutti-lab
          repetitions-second-look=0.1                  | TUTTI-003 | each size is measured by itself
          repetitions-decay-factor=0.5                 | TUTTI-003 | but no decay
          scaling=weak:p*log2(p)                       | TUTTI-003 | for p = 1 its value is 0.0
          scaling=weak:1/(p-1)                         | TUTTI-003 | for p = 1 it divides by zero
          data=evicted batch=100                       | TUTTI-154 | first of its 100 calls
          data=written-read batch=2                    | TUTTI-154 | an observation written-read
          """)
  void whatDoesNotFitTogetherIsRefused(String settings, String identifier, String text) {
    assertThatThrownBy(() -> effective(settings))
        .hasMessageContaining("[" + identifier + "] a.B.bcast: ")
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "data=advanced batch=100",
        "scaling=weak:p*log2(p+1)",
        "data=untouched batch=100",
        "data=written-read batch=1"
      })
  void whatFitsTogetherIsNot(String settings) {
    assertThat(effective(settings).values()).isNotEmpty();
  }

  @Test
  void moreCellsThanMemoryHoldsAreRefused() {
    assertThatThrownBy(() -> Plan.of(List.of(BCAST), settings("msizes=1,2,3"), 2))
        .hasMessageContaining("[TUTTI-243]")
        .hasMessageContaining("120000 combinations");
  }

  private static Settings effective(String settings) {
    return Plan.effective(BCAST, settings(settings), 1);
  }

  private static Settings settings(String text) {
    Settings.Builder builder = Settings.builder();
    for (String setting : text.split(" ")) {
      String[] parts = setting.split("=");
      builder.set(SettingKey.named(parts[0]).orElseThrow(), parts[1]);
    }
    return builder.build();
  }
}
