package org.tutti.rank.jvm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Which ranks are profiled, and with what.
 *
 * @param agent the library of async-profiler; empty for the JVM's own Flight Recorder
 * @param rank the only rank that is profiled; empty for all
 * @param options of the profiler, as it spells them
 */
public record ProfilerRequest(Optional<Path> agent, OptionalInt rank, List<String> options) {
  /** The variable that has the text of a request in every rank. */
  public static final String VARIABLE = "TUTTI_PROFILE";

  private static final String JFR = "jfr";
  private static final String ASYNC = "async=";
  private static final String RANK = "rank=";

  public ProfilerRequest {
    options = List.copyOf(options);
  }

  /**
   * Reads {@code jfr} or {@code async=LIBRARY}, then, each after a comma, {@code rank=N} and
   * options of the profiler.
   *
   * @throws TuttiException if the text is none of these
   */
  public static ProfilerRequest parse(String text) {
    List<String> parts = new ArrayList<>(Arrays.asList(text.split(",", -1)));
    String tool = parts.remove(0);
    boolean isAsync = tool.startsWith(ASYNC) && tool.length() > ASYNC.length();
    if (!isAsync && !tool.equals(JFR)) {
      throw malformed(text);
    }
    OptionalInt rank = OptionalInt.empty();
    List<String> options = new ArrayList<>();
    for (String part : parts) {
      if (part.matches(RANK + "\\d{1,7}") && rank.isEmpty()) {
        rank = OptionalInt.of(Integer.parseInt(part.substring(RANK.length())));
      } else if (part.isEmpty() || part.startsWith(RANK) || part.startsWith("file")) {
        throw malformed(text);
      } else {
        options.add(part);
      }
    }
    return new ProfilerRequest(
        isAsync ? Optional.of(Path.of(tool.substring(ASYNC.length()))) : Optional.empty(),
        rank,
        options);
  }

  /**
   * The request in these environment variables, if there is one.
   *
   * @throws TuttiException if it is malformed
   */
  public static Optional<ProfilerRequest> of(Map<String, String> environment) {
    String text = environment.getOrDefault(VARIABLE, "");
    return text.isBlank() ? Optional.empty() : Optional.of(parse(text));
  }

  /** Options of the JVMs of ranks: otherwise, they warn of an agent that comes later. */
  public List<String> jvmOptions() {
    return agent.isPresent() ? List.of("-XX:+EnableDynamicAgentLoading") : List.of();
  }

  /** Whether this rank is profiled. */
  boolean concerns(int number) {
    return rank.isEmpty() || rank.getAsInt() == number;
  }

  /** The name of the file of a rank. */
  String file(int number) {
    return String.format("rank-%04d.%s", number, agent.isEmpty() ? "jfr" : "html");
  }

  /** The profiler as a fact of a launch, such as {@code jfr on rank 0}. */
  public String fact() {
    String where = rank.isEmpty() ? "all ranks" : "rank " + rank.getAsInt();
    return (agent.isEmpty() ? "Flight Recorder" : "async-profiler") + " on " + where;
  }

  private static TuttiException malformed(String text) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "'" + text + "' does not name a profiler.",
        "Give jfr or async=/path/to/libasyncProfiler.so, optionally ,rank=N for one rank, and"
            + " options of the profiler other than its file.");
  }
}
