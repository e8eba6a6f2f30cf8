package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.mpi.natives.PreloadedLibrary;

/**
 * What cannot be read is not judged: no command counts without it, or changes anything. What is too
 * large is refused with an identifier.
 */
class UnreadableFilesTest {
  @TempDir private Path directory;

  /** {@code bench/kills/damages} asks for more. */
  private static final int DAMAGES = Integer.getInteger("tutti.damages", 75);

  @Test
  void everyCommandNamesTheCauseAndChangesNothing() throws Exception {
    assertThat(saidWithFaults(UnreadableFiles.class, List.of(directory.toString())))
        .contains("52 faults");
  }

  @Test
  void nothingIsLostNothingIsDoubleNothingIsSilent() throws Exception {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                directory.toString(),
                Integer.toString(DAMAGES),
                System.getProperty("tutti.damages.seed", "44")));
    Optional.ofNullable(System.getProperty("tutti.damages.record")).ifPresent(arguments::add);
    assertThat(saidWithFaults(DamagedFiles.class, arguments)).contains(DAMAGES + " damages");
  }

  private String saidWithFaults(Class<?> main, List<String> arguments) throws Exception {
    Path faults = Files.createFile(directory.resolve("faults"));
    ProcessBuilder builder =
        new ProcessBuilder(JavaProgram.ofThisJvm(main.getName(), arguments).command());
    builder
        .environment()
        .put("LD_PRELOAD", PreloadedLibrary.of(UnreadableFiles.class, "unreadable", directory));
    builder.environment().put("FAULTS", faults.toString());
    return said(builder);
  }

  @Test
  void whatIsTooLargeIsRefusedBeforeItIsBuilt() throws Exception {
    JavaProgram program =
        JavaProgram.ofThisJvm(TooLarge.class.getName(), List.of(directory.toString()));
    List<String> command = new ArrayList<>(program.command());
    command.add(1, "-Xmx96m");
    said(new ProcessBuilder(command));
  }

  private static String said(ProcessBuilder builder) throws Exception {
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }
}
