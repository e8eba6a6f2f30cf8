package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.DataState;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.clock.LearnedHost;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.ClockQuality;

class RankRequestTest {
  private static final LaunchPlace PLACE =
      new LaunchPlace(Path.of("/r"), 7, OptionalInt.of(3), Map.of(), Optional.empty());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "a b",
        "=",
        "a=b=c",
        "--x=y",
        "%",
        "%41",
        "a\nb\r\n",
        "\t\"'`$(x)\\",
        "größe ∑ 𝄞",
        "-cp",
        "*",
        "a,b;c"
      })
  void everyTextArrivesUnchanged(String text) {
    RankRequest request =
        new RankRequest(
            List.of(text, "Name"),
            List.of("a.B$C", text),
            Settings.builder()
                .set(SettingKey.JVM, "a b;-Dx=%41,größe")
                .parameter("chunks", List.of(text, "2"))
                .contrast(CellContrast.parse("a?#;b?#"))
                .build(),
            ProviderRequest.of(
                Settings.builder()
                    .set(SettingKey.MPI, "mpj")
                    .set(SettingKey.MPI_LIBRARY, "/" + text)
                    .set(SettingKey.PROCESSES, "4")
                    .set(SettingKey.BIND_TO, "x" + text)
                    .build()),
            new LaunchPlace(
                Path.of("/r/" + text),
                Long.MIN_VALUE,
                Optional.of(new LaunchOrigin(text, 12)),
                OptionalInt.of(1),
                Map.of("env:" + text, text),
                Optional.of(text),
                List.of(
                    new LearnedHost(
                        text,
                        "1f",
                        Duration.ofNanos(7),
                        Map.of(ClockKind.MONOTONIC, new ClockQuality(1, 20.5, true)))),
                Map.of(text, text)),
            LaunchTask.DRY_RUN);
    List<String> arguments = request.encode();
    assertThat(arguments).allMatch(argument -> argument.matches("--[!-~&&[^ ]]+=[!-~]*"));
    assertThat(RankRequest.decode(arguments.toArray(String[]::new))).isEqualTo(request);
  }

  @Test
  void unsetValuesAreNotEncoded() {
    RankRequest request =
        new RankRequest(
            List.of(),
            List.of(),
            Settings.NONE,
            ProviderRequest.of(Settings.NONE),
            PLACE,
            LaunchTask.MEASUREMENT);
    assertThat(request.encode()).containsExactly("--results=/r", "--seed=7", "--launch=3");
  }

  @Test
  void settingsAreEncodedAsTheyWereWritten() {
    Settings settings =
        Settings.builder()
            .set(SettingKey.MSIZES, "8,1Ki")
            .set(SettingKey.DATA, "written-read")
            .parameter("chunks", List.of("1", "2"))
            .parameter("label", List.of("{a=1,b}", "c"))
            .contrast(CellContrast.parse("a?c=1#;b?#"))
            .build();
    RankRequest request =
        new RankRequest(
            List.of("Bcast*"),
            List.of(),
            settings,
            ProviderRequest.of(Settings.NONE),
            PLACE,
            LaunchTask.DRY_RUN);

    RankRequest decoded = RankRequest.decode(request.encode().toArray(String[]::new));
    assertThat(decoded).isEqualTo(request);
    assertThat(decoded.settings().get(SettingKey.MSIZES)).containsExactly(8L, 1024L);
    assertThat(decoded.settings().get(SettingKey.DATA)).isEqualTo(DataState.WRITTEN_READ);
    assertThat(decoded.settings().texts()).containsEntry("msizes", "8,1Ki");
    assertThat(decoded.settings().parameters()).isEqualTo(settings.parameters());
    assertThat(decoded.settings().contrasts()).hasToString("[a?c=1#;b?#]");
  }

  @Test
  void aRequestMayNameTheClasses() {
    RankRequest request =
        new RankRequest(
                List.of("B"),
                List.of(),
                Settings.NONE,
                ProviderRequest.of(Settings.NONE),
                PLACE,
                LaunchTask.TRAINING)
            .withClasses(List.of("a.B"));
    assertThat(request.encode())
        .containsExactly(
            "--benchmark=B",
            "--class=a.B",
            "--results=/r",
            "--seed=7",
            "--launch=3",
            "--task=TRAINING");
  }

  @Test
  void foreignArgumentsAreRejected() {
    RankRequest request = RankRequest.decode("--results=/r", "--seed=7", "--mpi=inprocess");
    assertThat(request.provider().settings().find(SettingKey.MPI))
        .contains(ProviderKind.IN_PROCESS);
    assertThatThrownBy(() -> RankRequest.decode("Name"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
