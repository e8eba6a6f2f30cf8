package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class RankProcessTest {
  private static final int ASKED = 7;

  /** With arguments, it starts a thread that never ends: a daemon if the first one says so. */
  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      if (arguments.length > 0) {
        Thread thread = new Thread(LockSupport::park);
        thread.setDaemon(arguments[0].equals("daemon"));
        thread.start();
      }
      if (RankProcess.goesOn()) {
        System.exit(ASKED);
      }
    }
  }

  private static int status(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Program.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  @Test
  void aProcessEndsWithItsMainThreadUnlessAnotherGoesOn() throws Exception {
    assertThat(status()).isZero();
    assertThat(status("daemon")).isZero();
    assertThat(status("lasting")).isEqualTo(ASKED);
  }
}
