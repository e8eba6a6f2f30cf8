package org.tutti.rank.jvm;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.management.JMException;
import javax.management.ObjectName;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.natives.launcher.ProcessManager;
import org.tutti.mpi.started.StartedRank;

/**
 * A profiler of this JVM, which works from the initialization of MPI until the rank ends, or not at
 * all. It is started by the commands that {@code jcmd} has, so that a rank can be profiled without
 * options that all others would get as well.
 */
public final class Profiler implements AutoCloseable {
  private final Optional<ProfilerRequest> request;
  private final String name;
  private final Path file;

  private Profiler(Optional<ProfilerRequest> request, String name, Path file) {
    this.request = request;
    this.name = name;
    this.file = file;
  }

  /**
   * Begins to profile, if these variables ask for this rank.
   *
   * @param rank of this process
   * @param directory where the file of the rank is written
   * @throws TuttiException if the request is malformed, or the JVM has no such profiler
   */
  public static Profiler begin(Map<String, String> environment, int rank, Path directory) {
    Optional<ProfilerRequest> request = ProfilerRequest.of(environment);
    String name = "tutti-" + rank;
    if (request.isEmpty() || !request.get().concerns(rank) && !hasAllRanks(environment)) {
      return new Profiler(Optional.empty(), name, directory);
    }
    Path file = directory.toAbsolutePath().resolve(request.get().file(rank));
    start(request.get(), name, file);
    return new Profiler(request, name, file);
  }

  /** Whether ranks are threads of this process. */
  private static boolean hasAllRanks(Map<String, String> environment) {
    return ProcessManager.of(environment) == ProcessManager.NONE
        && StartedRank.of(environment).isEmpty();
  }

  private static void start(ProfilerRequest request, String name, Path file) {
    file.getParent().toFile().mkdirs();
    if (request.agent().isPresent()) {
      List<String> options = new ArrayList<>(List.of("start"));
      if (request.options().stream().noneMatch(option -> option.startsWith("event="))) {
        options.add("event=cpu");
      }
      options.addAll(request.options());
      options.add("file=" + file);
      load(request, String.join(",", options));
    } else {
      List<String> arguments = new ArrayList<>(List.of("name=" + name));
      if (request.options().stream().noneMatch(option -> option.startsWith("settings="))) {
        arguments.add("settings=profile");
      }
      arguments.addAll(request.options());
      arguments.add("dumponexit=true");
      arguments.add("filename=" + quoted(file.toString()));
      run(request, "jfrStart", arguments);
    }
  }

  /** Writes the file. */
  @Override
  public void close() {
    if (request.isPresent() && request.get().agent().isPresent()) {
      load(request.get(), "stop,file=" + file);
    } else if (request.isPresent()) {
      run(request.get(), "jfrStop", List.of("name=" + name));
    }
  }

  private static void load(ProfilerRequest request, String options) {
    Path agent = request.agent().orElseThrow().toAbsolutePath();
    String answer =
        run(request, "jvmtiAgentLoad", List.of(quoted(agent.toString()), quoted(options)));
    if (!answer.matches("(?s).*return code: 0\\b.*|\\s*")) {
      throw failed(request, answer.strip());
    }
  }

  private static String run(ProfilerRequest request, String command, List<String> arguments) {
    try {
      return (String)
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  command,
                  new Object[] {arguments.toArray(new String[0])},
                  new String[] {String[].class.getName()});
    } catch (JMException | RuntimeException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw failed(request, cause.getMessage());
    }
  }

  private static TuttiException failed(ProfilerRequest request, String why) {
    return MeasurementProblem.PROFILER_FAILED.error(
        "This JVM cannot be profiled (" + request.fact() + "): " + why + ".",
        MeasurementProblem.PROFILER_FAILED.description().remedy());
  }

  private static String quoted(String text) {
    return "\"" + text + "\"";
  }
}
