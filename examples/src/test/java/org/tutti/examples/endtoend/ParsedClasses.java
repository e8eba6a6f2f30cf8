package org.tutti.examples.endtoend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An archive of the classes of {@code benchmarks.jar} as the JVM has parsed them, which saves a
 * fifth of the time of a short launch. It is created once by each process that runs tests; a JVM
 * with another class path ignores it.
 */
final class ParsedClasses {
  private static final Path ARCHIVE = create();

  private ParsedClasses() {}

  /** The options of a JVM that uses the archive. */
  static String option() {
    return "-XX:SharedArchiveFile=" + ARCHIVE + " -Xlog:cds=off -Xlog:cds+dynamic=off";
  }

  private static Path create() {
    try {
      Path folder = Files.createTempDirectory(Tutti.JAR.getParent(), "classes");
      Path archive = folder.resolve("benchmarks.jsa");
      ProcessBuilder launch =
          new ProcessBuilder(
                  List.of(
                      "mpirun.openmpi",
                      "-n",
                      "1",
                      Tutti.JAVA,
                      "-XX:ArchiveClassesAtExit=" + archive,
                      "-XX:+UseSerialGC",
                      "-jar",
                      Tutti.JAR.toString(),
                      "--msizes=8",
                      "--nrep=20",
                      "--results=" + folder.resolve("results"),
                      "Example01Allreduce"))
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("output.txt").toFile());
      launch.environment().putAll(Tutti.ROOT_ALLOWED);
      launch.start().waitFor();
      return archive;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while classes were archived", e);
    }
  }
}
