package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramFactTest {
  @TempDir private Path directory;

  @Test
  void itIsOfTheJarThatIsOpenAndNotOfTheOneAtItsPath() throws IOException {
    Path app = directory.resolve("app");
    Path jar = write(app, "old");
    String old = ProgramFact.named(jar.toString());
    try (InputStream open = Files.newInputStream(jar)) {
      assertThat(ProgramFact.opened(jar.toString())).isEqualTo(old);
      Files.move(app, directory.resolve("was"));
      write(app, "new");
      assertThat(ProgramFact.named(jar.toString())).isNotEqualTo(old);
      assertThat(ProgramFact.opened(jar.toString())).isEqualTo(old);
      Files.delete(directory.resolve("was/benchmarks.jar"));
      assertThat(ProgramFact.opened(jar.toString())).isEqualTo(old);
      assertThat(open.read()).isEqualTo('o');
    }
    assertThat(ProgramFact.opened(jar.toString())).isEqualTo(ProgramFact.named(jar.toString()));
  }

  @Test
  void jarsOfOneNameAreToldApart() throws IOException {
    String classPath =
        write(directory.resolve("a"), "one")
            + File.pathSeparator
            + write(directory.resolve("b"), "two");
    try (InputStream one = Files.newInputStream(directory.resolve("a/benchmarks.jar"))) {
      assertThat(ProgramFact.opened(classPath)).isEqualTo(ProgramFact.named(classPath));
      assertThat(one.read()).isEqualTo('o');
    }
  }

  /**
   * As the other ranks of the process do with files of the JDK, whose descriptors get the same
   * numbers.
   */
  @Test
  void filesThatAreOpenedAndClosedMeanwhileAreNotTheJar() throws Exception {
    Path jar = write(directory.resolve("app"), "jar");
    Path other = Files.writeString(directory.resolve("tzdb.dat"), "time zones");
    AtomicBoolean end = new AtomicBoolean();
    CompletableFuture<Void> openings =
        CompletableFuture.runAsync(() -> openAndClose(end, jar, other));
    Set<String> found = new HashSet<>();
    try {
      for (int i = 0; i < 2_000; i++) {
        found.add(ProgramFact.opened(jar.toString()));
      }
    } finally {
      end.set(true);
    }
    openings.get();
    assertThat(found).containsExactly(ProgramFact.named(jar.toString()));
  }

  private static void openAndClose(AtomicBoolean end, Path... files) {
    while (!end.get()) {
      for (Path file : files) {
        try (InputStream open = Files.newInputStream(file)) {
          assertThat(open.read()).isPositive();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private static Path write(Path directory, String text) throws IOException {
    return Files.writeString(Files.createDirectories(directory).resolve("benchmarks.jar"), text);
  }
}
