package org.tutti.records.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.DataState;
import org.tutti.diagnostics.TuttiException;

class SettingsTest {
  private static final Settings COMMAND_LINE =
      Settings.builder().set(SettingKey.REPETITIONS, "5").parameter("k", List.of("1")).build();
  private static final Settings ANNOTATIONS =
      Settings.builder()
          .set(SettingKey.REPETITIONS, "7")
          .set(SettingKey.DATA, "untouched")
          .set(SettingKey.SYNC, "WINDOW_HCA")
          .build();

  @Test
  void theCommandLinePrecedesAnnotationsAndTheyPrecedeTheDefaults() {
    Settings settings = COMMAND_LINE.over(ANNOTATIONS).over(Settings.defaults());
    assertThat(settings.get(SettingKey.REPETITIONS)).isEqualTo(5);
    assertThat(settings.get(SettingKey.SYNC).name()).isEqualTo("WINDOW_HCA");
    assertThat(settings.get(SettingKey.LAUNCHES)).isEqualTo(10);
    assertThat(settings.parameters()).containsOnlyKeys("k");
  }

  @Test
  void aSynchronizationThatReplacesAnotherDoesNotTakeOverItsParameters() {
    Settings window =
        Settings.builder()
            .set(SettingKey.SYNC, "WINDOW_HCA")
            .set(SettingKey.SYNC_PARAMETERS, "window=20us")
            .build();
    Settings barrier = Settings.builder().set(SettingKey.SYNC, "BARRIER").build();
    Settings lead = Settings.builder().set(SettingKey.SYNC_PARAMETERS, "lead=1ms").build();
    assertThat(barrier.over(window).syncConfiguration().name()).isEqualTo("BARRIER");
    assertThat(lead.over(window).syncConfiguration().name()).isEqualTo("WINDOW_HCA:lead=1000000ns");
    assertThat(window.over(barrier).syncConfiguration().name())
        .isEqualTo("WINDOW_HCA:window=20000ns");
    assertThatThrownBy(() -> lead.over(barrier).syncConfiguration())
        .hasMessageStartingWith("[TUTTI-108]");
  }

  @Test
  void arrivalsNeedPlannedStartsWhichTheDefaultIsReplacedBy() {
    Settings late = Settings.builder().set(SettingKey.ARRIVAL, "last-late").build();
    assertThat(late.over(Settings.defaults()).syncConfiguration().method())
        .isEqualTo("WINDOW_JOINT");
    assertThat(late.over(ANNOTATIONS).over(Settings.defaults()).syncConfiguration().method())
        .isEqualTo("WINDOW_HCA");
    for (String unplanned : List.of("TREE", "BARRIER")) {
      Settings named = Settings.builder().set(SettingKey.SYNC, unplanned).build();
      assertThatThrownBy(() -> late.over(named).over(Settings.defaults()).syncConfiguration())
          .as(unplanned)
          .hasMessageStartingWith("[TUTTI-003]");
    }
  }

  @Test
  void offsetsOfAFileAreKeptAndNotItsName(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("trace.txt");
    Files.writeString(file, "# rank 0 first\n0\n12us, 3us # two\n");
    SettingValue<?> read = SettingKey.ARRIVAL.parse(file.toString());
    assertThat(read.text()).isEqualTo("0ns,12us,3us");
    Files.writeString(file, "# nothing\n");
    assertThatThrownBy(() -> SettingKey.ARRIVAL.parse(file.toString()))
        .hasMessageStartingWith("[TUTTI-003]");
    assertThatThrownBy(() -> SettingKey.ARRIVAL.parse(directory + "/none.txt"))
        .hasMessageStartingWith("[TUTTI-003]");
  }

  @Test
  void falseIsASettingToo() {
    Settings cold = Settings.builder().set(SettingKey.DATA, "evicted").build();
    assertThat(ANNOTATIONS.over(cold).get(SettingKey.DATA)).isEqualTo(DataState.UNTOUCHED);
  }

  @Test
  void aSettingWithASingleValueGetsNoSecondOne() {
    assertThatThrownBy(() -> Settings.NONE.plus(SettingKey.JAVA, "/opt/java"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java");
    assertThat(
            Settings.NONE
                .plus(SettingKey.JVM_OPTION, "-Xint")
                .plus(SettingKey.JVM_OPTION, "-Xmx9m")
                .get(SettingKey.JVM_OPTION))
        .containsExactly("-Xint", "-Xmx9m");
  }

  @Test
  void anEmptyTextIsNoneOfSeveral() {
    for (String text : List.of("", "a" + SettingKey.AND)) {
      assertThatThrownBy(() -> SettingKey.LAUNCHER_OPTION.parse(text))
          .hasMessageStartingWith("[TUTTI-003]")
          .hasMessageContaining("is empty");
    }
    assertThatThrownBy(() -> SettingValue.of(SettingKey.JVM_OPTION, List.of("")))
        .hasMessageStartingWith("[TUTTI-003]");
  }

  @Test
  void aRemoteShellIsASettingOfItsOwn() {
    assertThatThrownBy(
            () -> SettingValue.of(SettingKey.HOSTS, HostList.parse("a:1").withRemoteShell("rsh")))
        .hasMessageContaining("remote-shell");
  }

  @Test
  void settingsOfOtherBenchmarksDoNotMatter() {
    assertThat(ANNOTATIONS.find(SettingKey.MSIZES)).isEmpty();
    assertThat(Settings.builder().build().over(ANNOTATIONS)).isEqualTo(ANNOTATIONS);
  }

  @ParameterizedTest
  @CsvSource({
    "repetitions,0",
    "repetitions,many",
    "warmup,-1",
    "launches,1.5",
    "data,maybe",
    "data,written read",
    "data-cache-bytes,63"
  })
  void anInvalidValueIsRejectedWithTheExpectedKind(String name, String text) {
    SettingKey<?> setting = SettingKey.named(name).get();
    assertThatThrownBy(() -> Settings.builder().set(setting, text))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-003] Bad value '" + text + "' for " + name)
        .hasMessageContaining(setting.description());
  }
}
