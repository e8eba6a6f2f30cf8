package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tutti.mpi.natives.YieldingRanks;

/** Starts {@code benchmarks.jar} as a user would, and keeps its output. */
final class Tutti {
  static final Path JAR = Path.of("target", "benchmarks.jar").toAbsolutePath();
  static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();
  static final Path TEST_CLASSES = Path.of("target", "test-classes").toAbsolutePath();

  /** What lasts longer hangs: no command of the tests takes a minute on a machine of its own. */
  static final long LIMIT_SECONDS = 900;

  /** Open MPI refuses root, who runs the tests in most containers, unless both are set. */
  static final Map<String, String> ROOT_ALLOWED =
      Map.of("OMPI_ALLOW_RUN_AS_ROOT", "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");

  /** A JVM that lives for a second spends most of it on compilation, in each rank. */
  static final String QUICK = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData";

  private final Path directory;
  private final List<String> launcher;
  private String java = JAVA;
  private List<String> program = List.of("-jar", JAR.toString());
  private final Map<String, String> environment = new HashMap<>();
  private boolean page;

  private Tutti(Path directory, List<String> launcher) {
    this.directory = directory;
    this.launcher = launcher;
    // The JVMs that a driver starts inherit it.
    environment.put("JAVA_TOOL_OPTIONS", QUICK + " " + ParsedClasses.option());
    environment.putAll(ROOT_ALLOWED);
    environment.putAll(YieldingRanks.VARIABLES);
  }

  /** Plain {@code java -jar benchmarks.jar}, with {@code directory} as working directory. */
  static Tutti alone(Path directory) {
    return new Tutti(directory, List.of());
  }

  /** Under a launcher, such as {@code mpirun.openmpi -np 2}. */
  static Tutti under(Path directory, String... launcher) {
    return new Tutti(directory, List.of(launcher));
  }

  Tutti with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** With the benchmarks of the tests in addition to those of the examples. */
  Tutti withTestBenchmarks() {
    // The archive is used only if its class path comes first.
    String classPath = JAR + File.pathSeparator + TEST_CLASSES;
    program = List.of("-cp", classPath, "org.tutti.cli.Main");
    return this;
  }

  /** With the page that campaigns have by default; it takes two seconds. */
  Tutti withPage() {
    page = true;
    return this;
  }

  /** Another jar than that of the examples, whose archive of classes does not fit it. */
  Tutti withJar(Path jar) {
    program = List.of("-jar", jar.toString());
    return withoutArchive();
  }

  /** Without an archive of parsed classes, which would take the place of a JVM cache. */
  Tutti withoutArchive() {
    environment.put("JAVA_TOOL_OPTIONS", QUICK);
    return this;
  }

  /** With the JVM's own choice of compilers and collector, as users start it. */
  Tutti withOrdinaryJvm() {
    environment.remove("JAVA_TOOL_OPTIONS");
    return this;
  }

  /** On another JVM, which has no archive. */
  Tutti onJava(Path home) {
    java = home.resolve("bin").resolve("java").toString();
    return withoutArchive();
  }

  /** Runs arguments that are separated by spaces, followed by {@code more} as they are. */
  Ended line(String arguments, String... more) throws IOException, InterruptedException {
    return run(words(arguments, more));
  }

  /** Arguments that are divided by spaces, then {@code more} as they are. */
  static String[] words(String arguments, String... more) {
    List<String> words = new ArrayList<>(List.of(arguments.split(" ")));
    words.addAll(List.of(more));
    return words.toArray(String[]::new);
  }

  /** Runs to the end and returns exit status and output. */
  Ended run(String... arguments) throws IOException, InterruptedException {
    Path standardOutput = Files.createTempFile(directory, "stdout", ".txt");
    Path standardError = Files.createTempFile(directory, "stderr", ".txt");
    Process process = start(standardOutput, standardError, arguments);
    try {
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError(
            "still running after " + LIMIT_SECONDS + " s: " + Files.readString(standardError));
      }
      return new Ended(
          process.exitValue(), Files.readString(standardOutput), Files.readString(standardError));
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  /** Starts it and returns at once. */
  Process start(Path standardOutput, Path standardError, String... arguments) throws IOException {
    return builder(program, page ? arguments : withoutPage(arguments))
        .redirectOutput(standardOutput.toFile())
        .redirectError(standardError.toFile())
        .start();
  }

  /**
   * Starts a {@link CommandServer}, with pipes to its standard input and output; of the classes of
   * the tests, only that one is on its class path.
   */
  Process startServer(Path standardError) throws IOException {
    Path server = Path.of(CommandServer.class.getName().replace('.', '/') + ".class");
    Path classes = directory.resolve("server");
    Files.createDirectories(classes.resolve(server).getParent());
    Files.copy(TEST_CLASSES.resolve(server), classes.resolve(server));
    String classPath = JAR + File.pathSeparator + classes;
    return builder(List.of("-cp", classPath, CommandServer.class.getName()))
        .redirectError(standardError.toFile())
        .start();
  }

  private ProcessBuilder builder(List<String> started, String... arguments) {
    List<String> command = new ArrayList<>(launcher);
    command.add(java);
    command.addAll(started);
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().putAll(environment);
    return builder;
  }

  /** The same command without the page that it would draw, if it is one of those that do. */
  static String[] withoutPage(String... arguments) {
    List<String> words = new ArrayList<>(List.of(arguments));
    String command = words.isEmpty() ? "" : words.get(0);
    boolean measures =
        Set.of("run", "rerun").contains(command)
            || command.equals("check") && words.contains("-np");
    if (measures) {
      words.add(1, "--no-html");
    }
    return words.toArray(String[]::new);
  }

  /** Waits until a process that was started has written a file. */
  static void awaitFile(Path file, Process process, Path standardError)
      throws IOException, InterruptedException {
    for (int tries = 0; !Files.exists(file); tries++) {
      assertThat(tries).as(Files.readString(standardError)).isLessThan(1200);
      assertThat(process.isAlive()).as(Files.readString(standardError)).isTrue();
      Thread.sleep(100);
    }
  }

  /** The exit status and the output of a run. */
  record Ended(int status, String output, String error) {
    String said() {
      return "exit status " + status + "\n" + output + "\n" + error;
    }

    /** The output for tests of sentences: where words wrap depends on the figures before them. */
    String sentences() {
      return output.replaceAll("\\s+", " ");
    }
  }
}
