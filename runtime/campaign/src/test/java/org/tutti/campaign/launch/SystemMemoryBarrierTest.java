package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("jdk")
class SystemMemoryBarrierTest {
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

  @TempDir private Path path;

  @Test
  void isUsedForJvmsThatSupportIt() {
    List<String> options = SystemMemoryBarrier.options(JAVA);

    assertThat(options.isEmpty()).isEqualTo(Runtime.version().feature() < 20);
  }

  @Test
  void isNotUsedForAJvmThatRejectsIt() throws Exception {
    Path refusing = path.resolve("java");
    Files.writeString(refusing, "#!/bin/sh\nexit 1\n");
    Files.setPosixFilePermissions(refusing, PosixFilePermissions.fromString("rwx------"));

    assertThat(SystemMemoryBarrier.options(refusing)).isEmpty();
  }

  @Test
  void isNotUsedForAMissingJava() {
    assertThat(SystemMemoryBarrier.options(path.resolve("missing"))).isEmpty();
  }

  @Test
  void isOverriddenByTheUser() {
    List<String> options = List.of("-XX:-UseSystemMemoryBarrier");
    List<String> command = new JavaProgram(JAVA, options, "classes", "Main", List.of()).command();

    assertThat(command.lastIndexOf("-XX:-UseSystemMemoryBarrier"))
        .isGreaterThan(command.indexOf("-XX:+UseSystemMemoryBarrier"));
  }
}
