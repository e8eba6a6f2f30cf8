package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.RemoteHosts;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.json.JsonObject;

/**
 * The MPI libraries that the hosts of a launch have. Ranks with different versions of one wait for
 * each other in {@code MPI_Init}, or fail there for reasons that do not show this one.
 */
final class HostLibraries {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  /**
   * The shell for a host that needs no remote one; it takes the name of the host as that of the
   * script.
   */
  private static final List<String> LOCAL_SHELL = List.of("sh", "-c", "eval \"$1\"");

  private final LaunchSettings settings;
  private final Launcher launcher;
  private Optional<Optional<String>> differences = Optional.empty();

  /**
   * @param settings of the launch
   */
  HostLibraries(LaunchSettings settings, Launcher launcher) {
    this.settings = settings;
    this.launcher = launcher;
  }

  /**
   * Which ones, if they are not the same. All hosts are asked the first time, which takes a second
   * or two; those that do not answer are left out.
   *
   * @return such as {@code MPICH 4.0.2 on h1; MPICH 4.2.1 on h2}
   */
  Optional<String> differences() {
    if (differences.isEmpty()) {
      differences = Optional.of(LibraryProbe.program(settings, launcher).flatMap(this::ask));
    }
    return differences.get();
  }

  private Optional<String> ask(JavaProgram program) {
    RemoteHosts others = launcher.remoteHosts(settings.placement());
    if (others.isEmpty()) {
      return Optional.empty();
    }
    List<String> here = new ArrayList<>(settings.placement().hosts().places().keySet());
    here.removeAll(others.names());
    String question = question(program);
    Map<String, List<String>> hosts = new LinkedHashMap<>();
    Map<String, String> names = new HashMap<>();
    Stream.of(new RemoteHosts(here, LOCAL_SHELL), others)
        .flatMap(some -> some.ask(question, TIMEOUT).stream())
        .forEach(
            answer ->
                LibraryProbe.parse(String.join("\n", answer.lines()))
                    .ifPresent(
                        library -> {
                          // Builds of the same version may not go together either.
                          String version = library.text("version");
                          hosts
                              .computeIfAbsent(version, any -> new ArrayList<>())
                              .add(answer.host());
                          names.putIfAbsent(version, name(library));
                        }));
    return hosts.size() < 2
        ? Optional.empty()
        : Optional.of(
            hosts.entrySet().stream()
                .map(
                    found ->
                        names.get(found.getKey()) + " on " + String.join(", ", found.getValue()))
                .collect(Collectors.joining("; ")));
  }

  private static String name(JsonObject library) {
    return library.text("name") + " (" + library.text("path") + ")";
  }

  /** A command for the shell of a host, with the variables that ranks there get. */
  private String question(JavaProgram program) {
    Map<String, String> variables = new TreeMap<>();
    String path = System.getenv("LD_LIBRARY_PATH");
    if (path != null && launcher.passesEnvironment()) {
      variables.put("LD_LIBRARY_PATH", path);
    }
    variables.putAll(settings.variables().values());
    List<String> command = new ArrayList<>(List.of("env"));
    variables.forEach((name, value) -> command.add(name + "=" + value));
    command.addAll(program.command());
    return command.stream().map(RemoteHosts::quoted).collect(Collectors.joining(" "))
        + " 2>/dev/null; ";
  }
}
