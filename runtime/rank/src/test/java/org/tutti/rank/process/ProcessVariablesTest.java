package org.tutti.rank.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The moment in which a program is loaded cannot be held; a folder imitates it. */
class ProcessVariablesTest {
  @TempDir private Path process;

  @Test
  void aRunningProcessHasTheVariablesThatItWasGiven() {
    Path self = Path.of("/proc", Long.toString(ProcessHandle.current().pid()));
    String path = "PATH=" + System.getenv("PATH");
    assertThat(new ProcessVariables(self).all()).contains(path);
  }

  @Test
  void aProcessWhoseProgramIsBeingLoadedIsReadAgain() throws Exception {
    write("environ", "");
    write("stat", stat("8192", "0", "0"));
    CompletableFuture<Void> kernel =
        CompletableFuture.runAsync(
            () -> {
              try {
                Thread.sleep(50);
                Path next = process.resolve("next");
                Files.writeString(next, "A=a\0B=b\0");
                Files.move(next, process.resolve("environ"), StandardCopyOption.ATOMIC_MOVE);
              } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    assertThat(new ProcessVariables(process).all()).containsExactly("A=a", "B=b");
    kernel.get();
  }

  @Test
  void aProcessWithoutVariablesHasNone() throws IOException {
    write("environ", "");
    write("stat", stat("8192", "4096", "4096"));
    assertThat(new ProcessVariables(process).all()).allMatch(String::isEmpty);
  }

  @Test
  void aProcessThatHasEndedHasNone() {
    assertThat(new ProcessVariables(process.resolve("missing")).all()).isEmpty();
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(process.resolve(file), text);
  }

  /** A line as proc(5) describes it, of a program whose name holds a parenthesis. */
  private static String stat(String virtualMemory, String start, String end) {
    return "17 (a) b) R "
        + String.join(" ", Collections.nCopies(19, "1"))
        + " "
        + virtualMemory
        + " "
        + String.join(" ", Collections.nCopies(26, "1"))
        + " "
        + start
        + " "
        + end
        + " 0\n";
  }
}
