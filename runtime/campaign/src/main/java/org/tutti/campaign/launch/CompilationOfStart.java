package org.tutti.campaign.launch;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Options by which the JVM of a rank compiles later, or not at all, what a rank mostly uses while
 * it starts, and what benchmarks hardly ever time. What a timed loop calls is compiled into it all
 * the same, unless it is too large for that; so they are not for benchmarks that might call such a
 * method.
 */
final class CompilationOfStart {
  /** Packages with their subpackages. */
  private static final List<String> SELDOM =
      List.of(
          "java.io",
          "java.lang",
          "java.nio.file",
          "java.util.regex",
          "java.util.stream",
          "jdk",
          "sun");

  /**
   * What a call of the MPI library passes through. Where the JVM has no profile of it when it
   * compiles a timed loop, it calls parts of it out of line.
   */
  private static final String OF_CALLS = "jdk.internal.foreign";

  /**
   * What a rank asks about itself between runs of observations, so often that it would be compiled
   * in the midst of a launch.
   */
  private static final String BETWEEN_RUNS = "org.tutti.measure.jvm";

  /**
   * What a JVM with a cache compiles early nevertheless, because the launch that the cache is made
   * from had compiled it.
   */
  private static final List<String> NEVER =
      List.of(
          "jdk.internal.classfile.impl.StackMapGenerator::processBlock",
          "java.util.regex.*::match");

  static final List<String> OPTIONS =
      Stream.of(
              SELDOM.stream().map(name -> scaled(name, 20)),
              Stream.of(scaled(OF_CALLS, 1), scaled(BETWEEN_RUNS, 1_000)),
              NEVER.stream().map(method -> "exclude," + method))
          .flatMap(commands -> commands)
          .map(command -> "-XX:CompileCommand=" + command)
          .toList();

  private CompilationOfStart() {}

  /** Of several commands for a method, the JVM follows the last. */
  private static String scaled(String packages, double scale) {
    return "CompileThresholdScaling," + packages + ".*::*," + scale;
  }

  /**
   * Options of a JVM, without these if a benchmark of the classes might call what they delay.
   *
   * @param classes binary names of those that declare the benchmarks
   */
  static List<String> fitting(List<String> options, Collection<String> classes) {
    return new BenchmarkCode().isCompiledIntoLoops(classes) ? options : without(options);
  }

  /** The options without these. */
  static List<String> without(List<String> options) {
    return options.stream().filter(option -> !OPTIONS.contains(option)).toList();
  }
}
