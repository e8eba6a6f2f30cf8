package org.tutti.runtime.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.annotations.SyncMethod;

class SettingsTest {
  private static final Settings COMMAND_LINE = Settings.builder().repetitions(5).build();
  private static final Settings ANNOTATIONS =
      Settings.builder().repetitions(7).coldCache(false).sync(SyncMethod.WINDOW_HCA).build();

  @Test
  void theCommandLinePrecedesAnnotationsAndTheyPrecedeTheDefaults() {
    Settings settings = COMMAND_LINE.over(ANNOTATIONS).over(Defaults.SETTINGS);
    assertThat(settings.repetitions()).hasValue(5);
    assertThat(settings.sync()).contains(SyncMethod.WINDOW_HCA);
    assertThat(settings.launches()).isEqualTo(Defaults.SETTINGS.launches());
  }

  @Test
  void falseIsASettingToo() {
    Settings settings = ANNOTATIONS.over(Settings.builder().coldCache(true).build());
    assertThat(settings.coldCache()).contains(false);
  }

  @Test
  void theDefaultsLeaveNothingUnset() {
    Settings nothing = Settings.builder().build();
    assertThat(nothing.over(Defaults.SETTINGS)).isEqualTo(Defaults.SETTINGS);
    assertThat(Defaults.SETTINGS.toString()).doesNotContain("empty");
    assertThat(Defaults.SETTINGS.msizes()).isNotEmpty();
  }
}
