package org.tutti.campaign.driver;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.SelfLauncher;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;

/** Finds out which MPI library the ranks of a treatment would load, without starting a launch. */
final class LibraryProbe {
  /** The command that tells it, in a JVM of its own: a library cannot be unloaded. */
  static final String COMMAND = "library";

  private static final long PATIENCE_SECONDS = 30;

  private LibraryProbe() {}

  /**
   * What the library is, with the fields {@code name}, {@code version}, {@code path} and {@code
   * java}; empty where it depends on what only a launch knows, or cannot be found out.
   */
  static Optional<JsonObject> of(LaunchSettings settings, Launcher launcher) {
    Optional<String> library = settings.library().or(launcher::library);
    if (library.isEmpty() || SelfLauncher.NAMES.contains(launcher.name())) {
      return Optional.empty();
    }
    List<String> arguments = List.of(COMMAND, "--mpi-library", library.get());
    JavaProgram program =
        new JavaProgram(
            Path.of(settings.java()),
            settings.jvmOptions(),
            settings.classPath(),
            settings.mainClass(),
            arguments);
    return answer(new ArrayList<>(program.command()), settings).flatMap(LibraryProbe::parse);
  }

  private static Optional<byte[]> answer(List<String> command, LaunchSettings settings) {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectInput(new File("/dev/null"))
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(settings.variables());
    try {
      Process process = builder.start();
      byte[] output = process.getInputStream().readAllBytes();
      boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      process.destroyForcibly();
      return ended && process.exitValue() == 0 ? Optional.of(output) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** The last line is the answer; what a library says when it is loaded may stand before it. */
  private static Optional<JsonObject> parse(byte[] output) {
    String text = new String(output, StandardCharsets.UTF_8).strip();
    byte[] line = text.substring(text.lastIndexOf('\n') + 1).getBytes(StandardCharsets.UTF_8);
    try {
      return Optional.of(JsonText.parse(line, 0, line.length));
    } catch (MalformedJsonException e) {
      return Optional.empty();
    }
  }
}
