package org.tutti.measure.environment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The surroundings of a launch as one rank sees them.
 *
 * @param facts what was found, by name; what could not be found says {@code unknown}
 * @param variables environment variables that steer MPI libraries and launchers, by name
 */
public record Environment(SortedMap<String, String> facts, SortedMap<String, String> variables) {

  /**
   * Looks around; takes some milliseconds, starts no process. To be called before MPI is
   * initialized.
   *
   * @param project directory in which to look for the revision of the benchmark project
   * @param results directory of the results, or where it is to be made
   */
  public static Environment capture(Path project, Path results) {
    SortedMap<String, String> facts = new TreeMap<>();
    MachineFacts.of(Path.of("/")).addTo(facts);
    new SystemFacts(Path.of("/")).addTo(facts);
    new NetworkFacts(Path.of("/sys/class")).addTo(facts);
    JvmFacts.addTo(facts);
    facts.put("storage.results", fileSystem(results.toAbsolutePath()));
    facts.put("project.revision", GitRevision.of(project).orElse(MachineFacts.UNKNOWN));
    return new Environment(facts, relevant(System.getenv()));
  }

  /** With one more fact. */
  public Environment with(String name, String fact) {
    SortedMap<String, String> more = new TreeMap<>(facts);
    more.put(name, fact);
    return new Environment(more, variables);
  }

  /** Kind of the file system that the innermost directory that exists lies on. */
  private static String fileSystem(Path directory) {
    for (Path at = directory; at != null; at = at.getParent()) {
      if (Files.exists(at)) {
        try {
          return Files.getFileStore(at).type();
        } catch (IOException e) {
          return MachineFacts.UNKNOWN;
        }
      }
    }
    return MachineFacts.UNKNOWN;
  }

  private static SortedMap<String, String> relevant(Map<String, String> environment) {
    SortedMap<String, String> variables = new TreeMap<>();
    environment.forEach(
        (name, value) -> {
          if (RelevantVariables.includes(name)) {
            variables.put(name, value);
          }
        });
    return variables;
  }
}
