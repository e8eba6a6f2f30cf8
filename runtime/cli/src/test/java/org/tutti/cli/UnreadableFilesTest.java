package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.mpi.natives.PreloadedLibrary;

/** What cannot be read is not judged: no command counts without it, or changes anything. */
class UnreadableFilesTest {
  @TempDir private Path directory;

  @Test
  void everyCommandNamesTheCauseAndChangesNothing() throws Exception {
    Path faults = Files.createFile(directory.resolve("faults"));
    JavaProgram program =
        JavaProgram.ofThisJvm(UnreadableFiles.class.getName(), List.of(directory.toString()));
    ProcessBuilder builder = new ProcessBuilder(program.command()).redirectErrorStream(true);
    builder
        .environment()
        .put("LD_PRELOAD", PreloadedLibrary.of(UnreadableFiles.class, "unreadable", directory));
    builder.environment().put("FAULTS", faults.toString());
    Process process = builder.start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).contains("52 faults");
  }
}
