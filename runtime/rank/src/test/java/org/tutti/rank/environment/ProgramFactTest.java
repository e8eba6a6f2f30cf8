package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private static Path write(Path directory, String text) throws IOException {
    return Files.writeString(Files.createDirectories(directory).resolve("benchmarks.jar"), text);
  }
}
