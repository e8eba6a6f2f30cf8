package org.tutti.campaign.launch;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.measure.cell.CompilingCalls;
import org.tutti.records.campaign.MeasuringCommand;

/**
 * The Java program that each rank runs.
 *
 * @param java the {@code java} executable
 * @param options options of the virtual machine, one argument each
 * @param classPath where its classes are, absolute
 * @param mainClass the class to start
 * @param arguments its arguments
 */
public record JavaProgram(
    Path java, List<String> options, String classPath, String mainClass, List<String> arguments) {

  /**
   * The default options of a measuring JVM: one collector thread and few compiler threads, because
   * every other thread takes time from a rank, no shared-memory file per JVM, and a heap that only
   * grows if a benchmark needs it. Its young generation, all of which is written again and again,
   * begins with 2 MB, and the table of strings with a place for each of the few that a rank has.
   * For reflection, which no rank uses in its loops, the JVM need not generate classes. The cache
   * of a JVM is mapped where it was made for, if possible; elsewhere, all its pages would have to
   * be changed.
   *
   * <p>Timed loops are compiled after fewer calls than usual, so that fewer are needed to warm them
   * up. What a rank uses much only while it starts, or beside its loops, is compiled after more, or
   * not at all: what the JVM generates classes with, for lambdas, records and foreign calls,
   * strings, method handles, files, and the questions whether compilers work. To compile it takes
   * longer than it saves, delays the loops, and might happen while they are measured. What loops
   * call is compiled with them; benchmarks that might call more are measured without these options
   * ({@link #forBenchmarksOf}).
   *
   * <p>A loop that is under way is compiled after ten times as many iterations as usual. Loops of a
   * rank, the timed ones first of all, are entered so often that they are compiled as whole methods
   * before, and would be compiled twice otherwise. One that takes milliseconds, such as in the
   * set-up of a benchmark, is still compiled while it runs.
   */
  public static final List<String> LEAN =
      Stream.of(
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
                  "-XX:ArchiveRelocationMode=0",
                  "-XX:Tier3BackEdgeThreshold=600000",
                  "-XX:Tier4BackEdgeThreshold=400000"),
              List.of("-XX:CompileCommand=quiet"),
              CompilationOfStart.OPTIONS,
              List.of(CompilingCalls.SOONER))
          .flatMap(List::stream)
          .toList();

  public JavaProgram {
    options = List.copyOf(options);
    arguments = List.copyOf(arguments);
  }

  /** The program of this JVM, with the same class path, started at {@code mainClass}. */
  public static JavaProgram ofThisJvm(String mainClass, List<String> arguments) {
    return new JavaProgram(
        javaOfThisJvm(),
        LEAN,
        absolute(System.getProperty("java.class.path")),
        mainClass,
        arguments);
  }

  /** The {@code java} executable that runs this JVM. */
  public static Path javaOfThisJvm() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  /** A program of the ranks of a campaign. */
  public static JavaProgram of(MeasuringCommand command, String mainClass, List<String> arguments) {
    return new JavaProgram(
        Path.of(command.java()),
        RankOptions.ofAll(command.jvmOptions()),
        command.classPath(),
        mainClass,
        arguments);
  }

  /**
   * With options under which all that these benchmarks call is compiled in time.
   *
   * @param classes binary names of those that declare them
   */
  public JavaProgram forBenchmarksOf(Collection<String> classes) {
    return new JavaProgram(
        java, CompilationOfStart.fitting(options, classes), classPath, mainClass, arguments);
  }

  /** A copy without options that only say when the start of a rank is compiled. */
  public JavaProgram withoutCompilationOfStart() {
    return new JavaProgram(
        java, CompilationOfStart.without(options), classPath, mainClass, arguments);
  }

  /** A copy with further options of the virtual machine, which those that it has override. */
  public JavaProgram withOptionsBefore(List<String> more) {
    List<String> all = new ArrayList<>(more);
    all.addAll(options);
    return new JavaProgram(java, all, classPath, mainClass, arguments);
  }

  /**
   * The argument vector of one rank. Options that make calls cheap come first, so that further
   * options can override them.
   */
  public List<String> command() {
    List<String> command = new ArrayList<>(List.of(java.toString(), "-cp", classPath));
    command.addAll(virtualMachineOptions());
    command.add(mainClass);
    command.addAll(arguments);
    return command;
  }

  /** All options of the virtual machine but the class path. */
  public List<String> virtualMachineOptions() {
    List<String> all = new ArrayList<>(SystemMemoryBarrier.options(java));
    all.addAll(options);
    if (foreignCalls()) {
      all.add("--enable-native-access=ALL-UNNAMED");
    }
    return all;
  }

  /** From JDK 22 on, the JVM warns of calls into a native library that are not permitted. */
  private static boolean foreignCalls() {
    return Runtime.version().feature() >= 22;
  }

  private static String absolute(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator, -1))
        .filter(entry -> !entry.isEmpty())
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
