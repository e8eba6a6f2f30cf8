package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RankOutputTest {
  @TempDir private Path path;
  private final List<String> shown = new ArrayList<>();
  private Path errors;
  private RankOutput output;

  @BeforeEach
  void open() {
    errors = path.resolve("errors.txt");
    output = new RankOutput(path.resolve("output.txt"), errors, shown::add);
  }

  @Test
  void theFirstLinesAreShownAndThenWhereTheRestIs() throws IOException {
    Files.write(errors, Collections.nCopies(400, "again"));
    output.forward();
    assertThat(shown).hasSize(400);
    Files.write(errors, Collections.nCopies(100_000, "again"));
    output.forward();
    output.forwardRest();
    assertThat(shown).hasSizeLessThan(600).last().asString().contains(errors.toString());
  }

  @Test
  void aLineWithoutEndIsCut() throws IOException {
    Files.writeString(errors, "x".repeat(1_000_000));
    output.forwardRest();
    assertThat(shown).singleElement().asString().hasSizeLessThan(3_000);
  }

  @Test
  void ranksThatPrintWithoutEndAreStopped() throws IOException {
    assertThat(output.exceeded()).isEmpty();
    try (RandomAccessFile file = new RandomAccessFile(errors.toFile(), "rw")) {
      file.setLength(RankOutput.MAX_BYTES + 1);
    }
    assertThat(output.exceeded().orElseThrow()).contains("more than 64 MiB").contains("errors.txt");
  }

  @Test
  void whatLaunchersSayAtTheEndIsFound() throws IOException {
    Files.writeString(path.resolve("output.txt"), "y".repeat(100_000) + "EXIT CODE: 9");
    Files.writeString(errors, "[TUTTI-030] Rank 1");
    assertThat(output.ends()).contains("EXIT CODE: 9").contains("Rank 1").hasSizeLessThan(90_000);
  }
}
