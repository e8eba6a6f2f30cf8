package org.tutti.campaign.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.tutti.rank.jvm.BenchmarkCode;
import org.tutti.rank.jvm.RankJvmOptions;
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

  /** The first JDK with the foreign function API. */
  private static final int FOREIGN_CALLS = 22;

  private static final String PERMISSION = "--enable-native-access=ALL-UNNAMED";

  public JavaProgram {
    options = List.copyOf(options);
    arguments = List.copyOf(arguments);
  }

  /** The program of this JVM, with the same class path, started at {@code mainClass}. */
  public static JavaProgram ofThisJvm(String mainClass, List<String> arguments) {
    return new JavaProgram(
        javaOfThisJvm(),
        RankJvmOptions.ALL,
        AbsoluteClassPath.of(System.getProperty("java.class.path")),
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
   * A copy with options under which all that these benchmarks call is compiled in time.
   *
   * @param classes binary names of those that declare them
   */
  public JavaProgram forBenchmarksOf(Collection<String> classes) {
    return new BenchmarkCode().isCompiledIntoLoops(classes) ? this : withoutCompilationOfStart();
  }

  /** A copy without options that only say when the start of a rank is compiled. */
  public JavaProgram withoutCompilationOfStart() {
    return new JavaProgram(
        java, RankJvmOptions.withoutThoseOfStart(options), classPath, mainClass, arguments);
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
      all.add(PERMISSION);
    }
    return all;
  }

  /** Whether an option of a JVM permits to call native libraries. */
  public static boolean permitsForeignCalls(String option) {
    return option.equals(PERMISSION);
  }

  /**
   * The JVM of JDK 22 and later warns of calls into a native library that are not permitted. It is
   * that of the ranks, which need not be that of the driver; one that does not say which it is gets
   * the option, which all accept.
   */
  private boolean foreignCalls() {
    return RankJava.of(java.toString()).map(RankJava::feature).orElse(FOREIGN_CALLS)
        >= FOREIGN_CALLS;
  }
}
