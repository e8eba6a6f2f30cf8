package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DriverWarmUpTest {
  @TempDir private Path directory;

  @Test
  void aJavaIsAskedOnceAndItsAnswerIsAwaited() throws IOException {
    Path asked = directory.resolve("asked");
    Path java = directory.resolve("java");
    Files.writeString(java, "#!/bin/sh\nsleep 0.3\necho \"$@\" >>'" + asked + "'\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    DriverWarmUp.begin(java);
    DriverWarmUp.begin(java);
    DriverWarmUp.await();
    assertThat(Files.readAllLines(asked)).hasSize(1);
  }
}
