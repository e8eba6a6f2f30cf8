package org.tutti.rank.jvm;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.records.launch.RecordedJvm;

/**
 * The options with which a campaign starts the JVMs of its ranks: one collector thread and few
 * compiler threads, because every other thread takes time from a rank, no shared-memory file per
 * JVM, and a heap that only grows if a benchmark needs it. Its young generation, all of which is
 * written again and again, begins with 2 MB, and the table of strings with a place for each of the
 * few that a rank has. For reflection, which no rank uses in its loops, the JVM need not generate
 * classes. The cache of a JVM is mapped where it was made for, if possible; elsewhere, all its
 * pages would have to be changed.
 *
 * <p>Timed loops are compiled after fewer calls than usual, so that fewer are needed to warm them
 * up.
 *
 * <p>A loop that is under way is compiled after ten times as many iterations as usual. Loops of a
 * rank, the timed ones first of all, are entered so often that they are compiled as whole methods
 * before, and would be compiled twice otherwise. One that takes milliseconds, such as in the set-up
 * of a benchmark, is still compiled while it runs.
 */
public final class RankJvmOptions {
  /** The option that names the file in which a JVM says why it crashed. */
  public static final String CRASH_FILE = "-XX:ErrorFile=";

  private static final List<String> OF_MEMORY_AND_THREADS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:CICompilerCount=2",
          "-XX:-UsePerfData",
          "-Xms10m",
          "-XX:NewSize=2m",
          "-XX:StringTableSize=2048",
          "-XX:ReservedCodeCacheSize=32m",
          "-Xss512k",
          "-Djdk.reflect.useNativeAccessorOnly=true",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:ArchiveRelocationMode=0");

  private static final List<String> OF_LOOPS =
      List.of(
          "-XX:Tier3BackEdgeThreshold=600000",
          "-XX:Tier4BackEdgeThreshold=400000",
          "-XX:CompileCommand=quiet");

  /** Packages, with their subpackages, that a rank uses mostly while it starts. */
  private static final List<String> OF_THE_START =
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
  private static final String BETWEEN_RUNS = "org.tutti.rank.jvm";

  /**
   * What a JVM with a cache compiles early nevertheless, because the launch that the cache is made
   * from had compiled it.
   */
  private static final List<String> NEVER =
      List.of(
          "jdk.internal.classfile.impl.StackMapGenerator::processBlock",
          "java.util.regex.*::match");

  /**
   * These let the JVM compile later, or not at all, what a rank uses much only while it starts, or
   * beside its loops: what the JVM generates classes with, for lambdas, records and foreign calls,
   * strings, method handles, files, and the questions whether compilers work. To compile it takes
   * longer than it saves, delays the loops, and might happen while they are measured. What a timed
   * loop calls is compiled into it all the same, unless it is too large for that; so they are not
   * for benchmarks that might call such a method.
   */
  public static final List<String> OF_START =
      Stream.of(
              OF_THE_START.stream().map(name -> scaled(name, 20)),
              Stream.of(scaled(OF_CALLS, 1), scaled(BETWEEN_RUNS, 1_000)),
              NEVER.stream().map(method -> "exclude," + method))
          .flatMap(commands -> commands)
          .map(command -> "-XX:CompileCommand=" + command)
          .toList();

  /** All of them, for benchmarks whose loops call nothing that {@link #OF_START} delays. */
  public static final List<String> ALL =
      Stream.of(OF_MEMORY_AND_THREADS, OF_LOOPS, OF_START, List.of(RecordedJvm.COMPILES_SOONER))
          .flatMap(List::stream)
          .toList();

  private RankJvmOptions() {}

  /** The JVM follows the last of several commands for a method. */
  private static String scaled(String packages, double scale) {
    return "CompileThresholdScaling," + packages + ".*::*," + scale;
  }

  /** The options without those that delay what a rank uses while it starts. */
  public static List<String> withoutThoseOfStart(List<String> options) {
    return options.stream().filter(option -> !OF_START.contains(option)).toList();
  }
}
