package org.tutti.campaign.opening;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.rank.environment.ProgramFact;
import org.tutti.records.launch.LaunchHeader;

/**
 * The jars that rank 0 of a launch has opened. Their paths may have led to others for a moment, as
 * when a directory is renamed.
 */
public final class OpenedJars {
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  private OpenedJars() {}

  /** How they differ from those at their paths; empty if not, or if the rank is elsewhere. */
  public static Optional<String> difference(LaunchHeader header) {
    Map<String, String> facts = header.environment().facts();
    String classPath = facts.getOrDefault(ProgramFact.CLASS_PATH, "");
    String opened = facts.getOrDefault(ProgramFact.NAME, "");
    String named = ProgramFact.named(classPath);
    return isHere(facts.get("host.name")) && isAbsolute(classPath) && !opened.equals(named)
        ? Optional.of(
            "rank 0 has opened other benchmarks (" + opened + ") than are at " + classPath)
        : Optional.empty();
  }

  private static boolean isHere(String host) {
    try {
      return Files.readString(HOST_NAME).strip().equals(host);
    } catch (IOException e) {
      return false;
    }
  }

  /** What else there is depends on the working directory of the rank. */
  private static boolean isAbsolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator, -1))
        .allMatch(entry -> Path.of(entry).isAbsolute());
  }
}
