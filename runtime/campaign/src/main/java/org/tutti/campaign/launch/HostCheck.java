package org.tutti.campaign.launch;

import java.io.File;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.diagnostics.HostProblem;
import org.tutti.records.campaign.LaunchSettings;

/** Asks each host of a launch whether it answers and has what ranks need, before it is measured. */
final class HostCheck {
  private static final Duration TIMEOUT = Duration.ofSeconds(15);

  private HostCheck() {}

  /**
   * Checks all of them.
   *
   * @throws org.tutti.diagnostics.TuttiException 236 if one cannot be used
   */
  static void check(RemoteHosts hosts, LaunchSettings settings) {
    List<String> failures =
        hosts.askOnce(question(settings), TIMEOUT).stream()
            .flatMap(answer -> failure(answer).stream())
            .toList();
    if (!failures.isEmpty()) {
      throw HostProblem.HOST_NOT_USABLE.error(
          "Ranks cannot be started on all hosts: " + String.join("; ", failures) + ".",
          "Each host needs the same files in the same places, and must be reachable without a"
              + " prompt: 'ssh HOST' accepts its key, and 'ssh-copy-id HOST' installs yours"
              + " there. To use a program other than ssh, give --remote-shell.");
    }
  }

  private static Optional<String> failure(HostAnswer answer) {
    List<String> missing =
        answer.lines().stream().filter(line -> line.startsWith("lacks ")).toList();
    return answer.answers() && !missing.isEmpty()
        ? Optional.of(answer.host() + " " + String.join(", ", missing))
        : answer.silence();
  }

  /** A command for the shell of a host, which prints what is missing there. */
  private static String question(LaunchSettings settings) {
    Stream<String> files =
        Stream.concat(
            Stream.of(settings.command().java()),
            Arrays.stream(settings.command().classPath().split(File.pathSeparator)));
    StringBuilder question = new StringBuilder();
    files
        .filter(file -> !file.isEmpty())
        .map(RemoteHosts::quoted)
        .forEach(file -> question.append("test -r " + file + " || echo lacks " + file + "; "));
    return question.toString();
  }
}
