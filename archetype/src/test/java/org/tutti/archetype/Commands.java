package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Commands as a user would type them, on the JDK of the tests; each must succeed. */
final class Commands {
  private Commands() {}

  /** A tool of the JDK, such as {@code java}. */
  static String tool(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }

  /** An empty directory, which is kept after the test for inspection. */
  static Path freshDirectory(String name) throws IOException {
    Path directory = Path.of(System.getProperty("tutti.work"), name);
    if (Files.exists(directory)) {
      try (Stream<Path> old = Files.walk(directory)) {
        for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    return Files.createDirectories(directory);
  }

  /** Runs a command to its end, within a quarter of an hour, and returns its output. */
  static String run(Path directory, String... command) throws IOException, InterruptedException {
    Path log = Files.createTempFile(directory, "output", ".log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    // Open MPI refuses root, who runs the tests in most containers, unless two variables allow it.
    builder.environment().put("OMPI_ALLOW_RUN_AS_ROOT", "1");
    builder.environment().put("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    Process process = builder.start();
    try {
      boolean ended = process.waitFor(15, TimeUnit.MINUTES);
      String output = Files.readString(log);
      assertThat(ended).as("%s ended; it said %s", List.of(command), output).isTrue();
      assertThat(process.exitValue()).as("%s said %s", List.of(command), output).isZero();
      return output;
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
