package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.tutti.mpi.natives.ranks.NativeRankProgram;

/**
 * Starts {@link NativeRankProgram} under a real launcher, as this JVM's children, and waits for it.
 */
final class MpiLaunch {
  private static final int TIMEOUT_SECONDS = 900;

  /** The launchers of the libraries that Tutti is tested with. */
  enum LauncherCommandLine {
    OPEN_MPI("mpirun.openmpi", "--oversubscribe", "-np"),
    MPICH("mpiexec.mpich", "-n"),
    /** No launcher: the program is started once, by itself. */
    NONE;

    private final List<String> command;

    LauncherCommandLine(String... command) {
      this.command = List.of(command);
    }
  }

  private final LauncherCommandLine launcher;
  private final int ranks;
  private final Map<String, String> environment = new TreeMap<>();
  private List<String> compilers = List.of("-XX:TieredStopAtLevel=1");

  MpiLaunch(LauncherCommandLine launcher, int ranks) {
    this.launcher = launcher;
    this.ranks = ranks;
    // Open MPI refuses to run as root, which containers often are, unless both are set.
    environment.put("OMPI_ALLOW_RUN_AS_ROOT", "1");
    environment.put("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    environment.putAll(YieldingRanks.VARIABLES);
  }

  MpiLaunch with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** With the optimizing compiler, without which short-lived JVMs are faster. */
  MpiLaunch optimizing() {
    compilers = List.of();
    return this;
  }

  /** The outcome of a launch. */
  record Outcome(int exitStatus, String output, String errors) {}

  /**
   * Runs the program.
   *
   * @param arguments names of checks of {@link NativeRankProgram}
   */
  Outcome run(String... arguments) throws IOException, InterruptedException {
    Path output = Files.createTempFile("launch", ".out");
    Path errors = Files.createTempFile("launch", ".err");
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command(arguments))
              .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
              .redirectOutput(output.toFile())
              .redirectError(errors.toFile());
      builder.environment().putAll(environment);
      Process process = builder.start();
      if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
        throw new AssertionError(
            "no end after " + TIMEOUT_SECONDS + " s: " + read(output) + read(errors));
      }
      return new Outcome(process.exitValue(), read(output), read(errors));
    } finally {
      Files.delete(output);
      Files.delete(errors);
    }
  }

  private List<String> command(String... arguments) {
    List<String> command = new ArrayList<>(launcher.command);
    if (launcher != LauncherCommandLine.NONE) {
      command.add(Integer.toString(ranks));
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (Runtime.version().feature() >= 22) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.addAll(List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
    command.addAll(compilers);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(NativeRankProgram.class.getName());
    command.addAll(Arrays.asList(arguments));
    return command;
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, UTF_8);
  }
}
