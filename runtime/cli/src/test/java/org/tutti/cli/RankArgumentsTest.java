package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import picocli.CommandLine;

class RankArgumentsTest {
  static List<SettingKey<?>> settings() {
    return RankArguments.SETTINGS.stream().filter(SettingKey::isOption).toList();
  }

  /** Under each of its names, as the general parser does. */
  @ParameterizedTest
  @MethodSource("settings")
  void everySettingIsReadAsByTheGeneralParser(SettingKey<?> key) {
    CommandLine general =
        new Commands(new RankZeroOutput(new PrintWriter(Writer.nullWriter()), Map.of()), Map.of())
            .parser();
    for (String name : general.getCommandSpec().findOption("--" + key.name()).names()) {
      if (key.isSwitch()) {
        assertThat(read(name).settings()).containsExactly(Map.entry(key, "true"));
        assertThat(RankArguments.of(name + "=true")).isEmpty();
      } else {
        assertThat(read(name, "text", "B").settings()).containsExactly(Map.entry(key, "text"));
        assertThat(read(name + "=a=b").settings()).containsExactly(Map.entry(key, "a=b"));
        assertThat(RankArguments.of(name)).isEmpty();
        assertThat(RankArguments.of(name, "-1")).isEmpty();
        assertThat(RankArguments.of(name, "1", name, "2")).isEmpty();
      }
    }
    if (key.isSwitch()) {
      assertThat(read("--no-" + key.name()).settings()).containsExactly(Map.entry(key, "false"));
    }
  }

  @Test
  void refinementsFollowTheValue() {
    Settings settings = read("--nrep", "20,seconds=0.5,all-sizes").request().settings();
    assertThat(settings.find(SettingKey.REPETITIONS)).contains(20);
    assertThat(settings.find(SettingKey.REPETITIONS_SECONDS)).contains(0.5);
    assertThat(settings.find(SettingKey.REPETITIONS_ALL_SIZES)).contains(true);
    assertThat(read("--summary", "all-ranks").request().settings().find(SettingKey.SUMMARY))
        .isEmpty();
    RankArguments unknown = read("--nrep", "20,second=0.5");
    assertThatThrownBy(unknown::request).hasMessageContaining("by interval, seconds, ");
    RankArguments twice = read("--nrep", "seconds=1,seconds=2");
    assertThatThrownBy(twice::request).hasMessageContaining("seconds is given twice");
  }

  @Test
  void namesAndThePlaceOfResultsMayStandAnywhere() {
    RankArguments read = read("A.b", "--results=dir", "--seed", "7", "-v", "MPI_*");
    assertThat(read.names()).containsExactly("A.b", "MPI_*");
    assertThat(read.request().place().directory()).isEqualTo(Path.of("dir"));
    assertThat(read.request().place().seed()).isEqualTo(7);
    assertThat(read.verbose()).isTrue();
    assertThat(read("--verbose").verbose()).isTrue();
    assertThat(read().verbose()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run",
        "--help",
        "-h",
        "--dry",
        "-np 2",
        "--mpi native",
        "--suite osu",
        "--param a=1",
        "--unknown 1",
        "--results",
        "--results=",
        "--",
        "-",
        "--msizes list",
        "--verbose=true",
        "-v -v",
        "--allow-changed text"
      })
  void theRestIsLeftToTheGeneralParser(String arguments) {
    assertThat(RankArguments.of(arguments.split(" "))).isEmpty();
  }

  private static RankArguments read(String... arguments) {
    return RankArguments.of(arguments).orElseThrow();
  }
}
