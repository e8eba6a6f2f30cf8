package org.tutti.campaign.driver;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.ProgramAnswer;
import org.tutti.campaign.launch.ProgramQuery;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.rank.entry.LibraryMain;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;

/** Finds out which MPI library the ranks of a treatment would load, without starting a launch. */
final class LibraryProbe {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private LibraryProbe() {}

  /**
   * What the library is, with the fields {@code name}, {@code version}, {@code path} and {@code
   * java}; empty if only a launch can tell, or if the probe fails.
   *
   * @throws org.tutti.diagnostics.TuttiException 230 if the probe does not end in time
   */
  static Optional<JsonObject> of(LaunchSettings settings, Launcher launcher) {
    Optional<JavaProgram> program = program(settings, launcher);
    if (program.isEmpty()) {
      return Optional.empty();
    }
    ProgramAnswer answer =
        new ProgramQuery(
                program.get().command(), settings.variables().in(System.getenv()), false, TIMEOUT)
            .askOnce()
            .unlessKilled(
                "It determines which MPI library the ranks would load. Run it by hand to see what it"
                    + " waits for.");
    return answer.isSuccess() ? parse(answer.output()) : Optional.empty();
  }

  /** The program that asks the library what it is; empty if only a launch can tell which it is. */
  static Optional<JavaProgram> program(LaunchSettings settings, Launcher launcher) {
    return settings
        .mpi()
        .library()
        .map(LibraryName::text)
        .or(() -> launcher.family().map(AbiFamily::column))
        .map(
            library ->
                JavaProgram.of(settings.command(), LibraryMain.class.getName(), List.of(library)));
  }

  /** The last line is the answer; a library may print something before it when it is loaded. */
  static Optional<JsonObject> parse(String output) {
    String text = output.strip();
    byte[] line = text.substring(text.lastIndexOf('\n') + 1).getBytes(StandardCharsets.UTF_8);
    try {
      return Optional.of(JsonText.parse(line, 0, line.length));
    } catch (MalformedJsonException e) {
      return Optional.empty();
    }
  }
}
