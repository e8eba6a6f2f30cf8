package org.tutti.examples.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program of its own that takes all the time of a processor. */
final class BusyProcessor {
  private BusyProcessor() {}

  /** Starts it; the program is named {@code occupier}, and is in this directory. */
  static Process occupy(Path directory, int processor) throws IOException {
    Path occupier = Files.copy(Path.of("/bin/sh"), directory.resolve("occupier"));
    return new ProcessBuilder(
            "taskset", "-c", "" + processor, occupier.toString(), "-c", "while :; do :; done")
        .start();
  }
}
