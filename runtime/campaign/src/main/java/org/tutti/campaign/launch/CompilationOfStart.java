package org.tutti.campaign.launch;

import java.util.List;
import java.util.stream.Stream;

/**
 * Options by which the JVM of a rank compiles later, or not at all, what a rank mostly uses while
 * it starts and hardly a benchmark times. What a timed loop calls is compiled into it all the same,
 * unless it is too large for that.
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
          "sun",
          "org.tutti.measure.jvm");

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
              Stream.of("quiet"),
              SELDOM.stream().map(name -> "CompileThresholdScaling," + name + ".*::*,20.0"),
              NEVER.stream().map(method -> "exclude," + method))
          .flatMap(commands -> commands)
          .map(command -> "-XX:CompileCommand=" + command)
          .toList();

  private CompilationOfStart() {}
}
