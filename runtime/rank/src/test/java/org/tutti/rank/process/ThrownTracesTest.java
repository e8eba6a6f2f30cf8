package org.tutti.rank.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThrownTracesTest {
  /** An exception whose text is code of the user. */
  private static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }
  }

  @Test
  void aTraceIsKeptThoughItsMessageCannotBeRead(@TempDir Path directory) throws Exception {
    Unreadable thrown = new Unreadable();
    thrown.setStackTrace(
        new StackTraceElement[] {new StackTraceElement("org.example.Sum", "go", "Sum.java", 12)});

    assertThat(ThrownTraces.in(directory).keep(3, "Rank 3 in a cell", thrown))
        .isEqualTo("; stack trace in exceptions/rank-0003.txt");
    assertThat(Files.readString(directory.resolve("exceptions/rank-0003.txt")))
        .startsWith("Rank 3 in a cell:")
        .contains("Unreadable", "at org.example.Sum.go(Sum.java:12)");
  }

  @Test
  void whatCannotBeKeptIsNotPromised(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("file"), "");

    assertThat(ThrownTraces.in(file).keep(0, "Rank 0", new Exception())).isEmpty();
    assertThat(ThrownTraces.NONE.keep(0, "Rank 0", new Exception())).isEmpty();
  }
}
