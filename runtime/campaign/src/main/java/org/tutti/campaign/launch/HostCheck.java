package org.tutti.campaign.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.HostList;
import org.tutti.records.campaign.LaunchSettings;

/** Asks each host of a launch whether it answers and has what ranks need, before it is measured. */
final class HostCheck {
  private static final Duration TIMEOUT = Duration.ofSeconds(15);
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");
  private static final String READY = "tutti-ready";

  /** The shell of launchers, which must not ask for anything here. */
  private static final List<String> SSH =
      List.of("ssh", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10");

  private HostCheck() {}

  /**
   * Checks all hosts but this one.
   *
   * @throws org.tutti.diagnostics.TuttiException 236 if one cannot be used
   */
  static void check(LaunchSettings settings) {
    HostList hosts = settings.placement().hosts();
    String question = question(settings);
    List<String> failures = new ArrayList<>();
    for (String host : hosts.places().keySet()) {
      if (!isThisHost(host)) {
        List<String> command = new ArrayList<>(hosts.remoteShell().map(List::of).orElse(SSH));
        command.addAll(List.of(host, question));
        failure(host, new ProgramQuery(command, Map.of(), true, TIMEOUT).askOnce())
            .ifPresent(failures::add);
      }
    }
    if (!failures.isEmpty()) {
      throw CampaignProblem.HOST_NOT_USABLE.error(
          "Ranks cannot be started on all hosts: " + String.join("; ", failures) + ".",
          "Each host needs the same files at the same places, and must answer without a password;"
              + " --remote-shell names another program than ssh.");
    }
  }

  private static Optional<String> failure(String host, ProgramAnswer answer) {
    List<String> lines = answer.output().lines().map(String::strip).toList();
    if (answer.isKilled() || !lines.contains(READY)) {
      String why = lines.isEmpty() ? "" : " (" + lines.get(lines.size() - 1) + ")";
      return Optional.of(host + " does not answer" + why);
    }
    List<String> missing = lines.stream().filter(line -> line.startsWith("lacks ")).toList();
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(host + " " + String.join(", ", missing));
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
        .map(file -> "'" + file.replace("'", "'\\''") + "'")
        .forEach(file -> question.append("test -r " + file + " || echo lacks " + file + "; "));
    return question.append("echo " + READY).toString();
  }

  private static boolean isThisHost(String host) {
    try {
      String own = Files.readString(HOST_NAME).strip();
      return List.of("localhost", "127.0.0.1", own, own.split("\\.", 2)[0]).contains(host);
    } catch (IOException e) {
      return false;
    }
  }
}
