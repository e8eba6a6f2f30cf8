package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("jdk")
class ProfilerTest {
  @TempDir private Path directory;

  @Test
  void theFlightRecorderWritesTheFileOfARank() throws Exception {
    Path within = directory.resolve("with a blank");
    try (Profiler profiler = Profiler.begin(Map.of("TUTTI_PROFILE", "jfr"), 3, within)) {
      assertThat(profiler).isNotNull();
    }

    byte[] file = Files.readAllBytes(within.resolve("rank-0003.jfr"));
    assertThat(new String(file, 0, 3, StandardCharsets.US_ASCII)).isEqualTo("FLR");
  }

  @Test
  void anotherRankAndNoRequestChangeNothing() {
    for (Map<String, String> variables :
        List.of(Map.<String, String>of(), Map.of("TUTTI_PROFILE", "jfr,rank=1"))) {
      Map<String, String> ofRank = new HashMap<>(variables);
      ofRank.putAll(Map.of("OMPI_COMM_WORLD_RANK", "0", "OMPI_COMM_WORLD_SIZE", "2"));
      try (Profiler profiler = Profiler.begin(ofRank, 0, directory)) {
        assertThat(directory).isEmptyDirectory();
      }
    }
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aProcessThatHasAllRanksIsProfiledForAnyOfThem() {
    try (Profiler profiler = Profiler.begin(Map.of("TUTTI_PROFILE", "jfr,rank=1"), 0, directory)) {
      assertThat(profiler).isNotNull();
    }
    assertThat(directory.resolve("rank-0000.jfr")).isNotEmptyFile();
  }

  @Test
  void aLibraryThatIsNotThereIsNamed() {
    Map<String, String> variables = Map.of("TUTTI_PROFILE", "async=/nowhere/libasyncProfiler.so");

    assertThatThrownBy(() -> Profiler.begin(variables, 0, directory))
        .hasMessageStartingWith("[TUTTI-382] This JVM cannot be profiled (async-profiler on all")
        .hasMessageContaining("libasyncProfiler.so");
  }

  @Test
  void aRequestHasAToolARankAndOptions() {
    ProfilerRequest request =
        ProfilerRequest.parse("async=/lib/a.so,event=wall,rank=2,interval=1ms");

    assertThat(request.agent()).contains(Path.of("/lib/a.so"));
    assertThat(request.rank()).isEqualTo(OptionalInt.of(2));
    assertThat(request.options()).containsExactly("event=wall", "interval=1ms");
    assertThat(request.fact()).isEqualTo("async-profiler on rank 2");
    assertThat(ProfilerRequest.parse("jfr").fact()).isEqualTo("Flight Recorder on all ranks");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"perf", "async", "async=", "jfr,rank=", "jfr,rank=x", "jfr,", "jfr,filename=a"})
  void whatIsNoRequestIsRefused(String text) {
    assertThatThrownBy(() -> ProfilerRequest.parse(text))
        .hasMessageContaining("does not name a profiler");
  }
}
