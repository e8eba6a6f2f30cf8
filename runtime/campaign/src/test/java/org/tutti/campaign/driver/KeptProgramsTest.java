package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.opening.ProgramIdentity;

class KeptProgramsTest {
  @TempDir private Path directory;
  private Path jar;
  private KeptPrograms kept;

  @BeforeEach
  void write() throws IOException {
    jar = Files.writeString(directory.resolve("benchmarks.jar"), "first");
    kept = new KeptPrograms(Optional.of(directory.resolve("cache/programs")));
  }

  private String keep(String content) throws IOException {
    Files.writeString(jar, content);
    Map<String, String> program = ProgramIdentity.of(jar.toString());
    kept.keep(program);
    return program.get(jar.toString());
  }

  @Test
  void aJarThatWasBuiltAgainIsKeptOnce() throws IOException {
    String first = keep("first");
    keep("second");
    keep("first");
    assertThat(kept.find(first)).hasValueSatisfying(file -> assertThat(file).hasContent("first"));
    assertThat(files()).isEqualTo(2);
    assertThat(kept.find("5f")).isEmpty();
  }

  @Test
  void whatIsNotWhatWasMeasuredIsNotKept() throws IOException {
    kept.keep(Map.of(jar.toString(), "5f"));
    assertThat(kept.find("5f")).isEmpty();
    assertThat(files()).isZero();
  }

  @Test
  void thoseThatWereMeasuredLastStay() throws IOException {
    String first = keep("first");
    Files.setLastModifiedTime(kept.find(first).orElseThrow(), FileTime.fromMillis(1));
    String last = "";
    for (int i = 0; i < KeptPrograms.KEPT; i++) {
      last = keep("build " + i);
    }
    assertThat(files()).isEqualTo(KeptPrograms.KEPT);
    assertThat(kept.find(first)).isEmpty();
    assertThat(kept.find(last)).isPresent();
  }

  @Test
  void withoutAPlaceNothingIsKept() throws IOException {
    Path taken = Files.writeString(directory.resolve("taken"), "");
    for (Optional<Path> place : Stream.of(Optional.<Path>empty(), Optional.of(taken)).toList()) {
      KeptPrograms none = new KeptPrograms(place);
      none.keep(ProgramIdentity.of(jar.toString()));
      assertThat(none.find("5f")).isEmpty();
    }
  }

  private long files() throws IOException {
    try (Stream<Path> all = Files.list(directory.resolve("cache/programs"))) {
      return all.count();
    }
  }
}
