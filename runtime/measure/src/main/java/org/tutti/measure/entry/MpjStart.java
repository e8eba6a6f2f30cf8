package org.tutti.measure.entry;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.measure.process.ExitOnUncaughtException;
import org.tutti.measure.process.RankZeroOutput;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.mpj.BindingPolicy;
import org.tutti.mpi.mpj.Cluster;
import org.tutti.mpi.mpj.MpjExitStatus;
import org.tutti.mpi.mpj.MpjInstallation;
import org.tutti.mpi.mpj.MpjRank;
import org.tutti.mpi.mpj.Multicore;
import org.tutti.mpi.mpj.RankLoaders;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.threads.RankFailure;
import org.tutti.mpi.threads.TooManyRanks;

/**
 * Starts the ranks of MPJ Express, each of which then runs the same program as if a launcher had
 * started it.
 *
 * @param main the program; has a method {@code rank(Map, String...)}, which returns an exit status
 * @param jvmOptions for JVMs that are started here, before those of this JVM
 */
public record MpjStart(
    Class<?> main,
    ProviderRequest request,
    Map<String, String> environment,
    RankZeroOutput output,
    List<String> jvmOptions) {
  /** How long JVMs may take to start and to connect to each other. */
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(60);

  /** JVMs that are started here have the options of this JVM only. */
  public MpjStart(
      Class<?> main,
      ProviderRequest request,
      Map<String, String> environment,
      RankZeroOutput output) {
    this(main, request, environment, output, List.of());
  }

  /**
   * Starts the ranks with these arguments, if the provider is MPJ Express and this process is not
   * one of its ranks; returns the exit status when they have ended.
   *
   * @throws org.tutti.diagnostics.TuttiException if another launcher has started this process,
   *     ranks cannot be bound as requested, or MPJ Express cannot be used
   */
  public Optional<Integer> run(String... arguments) {
    ProviderKind kind = request.provider(environment);
    if (!kind.isMpjExpress() || MpjRank.of(environment).isPresent()) {
      request.checkBinding(kind);
      return Optional.empty();
    }
    BindingPolicy binding = request.bindingPolicy(kind);
    LauncherEnvironment launcher = LauncherEnvironment.detect(environment);
    if (launcher.launched()) {
      throw CommandLineProblem.PROVIDER_UNDER_LAUNCHER.error(
          "--mpi "
              + kind
              + " starts its own ranks, but this process was started by "
              + launcher.describe()
              + ".",
          "Start it without a launcher: java -jar benchmarks.jar --mpi " + kind + " -np P.");
    }
    MpjInstallation installation = MpjInstallation.require(environment);
    request.reason().ifPresent(output::print);
    List<String> words = new ArrayList<>(List.of(arguments));
    if (kind == ProviderKind.MPJ_NIODEV) {
      String jars =
          installation.jars().stream()
              .map(Object::toString)
              .collect(Collectors.joining(File.pathSeparator, File.pathSeparator, ""));
      return Optional.of(
          Cluster.run(
              request.processes(),
              binding,
              rank -> jvm(installation, jars, rank.in(Map.of()), words),
              CONNECT_TIMEOUT));
    }
    if (MpjExitStatus.isAsked(environment)) {
      return Optional.of(multicore(installation, binding, words));
    }
    // A new JVM is needed, since MPJ Express reads MPJ_HOME, which a JVM cannot set for itself, and
    // since a JVM in which a benchmark calls exit cannot report that.
    if (request.reason().isPresent()) {
      words.add("--mpi=" + kind.label());
    }
    return Optional.of(Cluster.await(jvm(installation, "", Map.of(), words)));
  }

  private ProcessBuilder jvm(
      MpjInstallation installation,
      String moreClasses,
      Map<String, String> variables,
      List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path") + moreClasses));
    command.addAll(jvmOptions);
    // MPJ Express's own threads catch errors that they cannot handle, and its ranks then wait
    // forever.
    command.add(MpjExitStatus.AT_NO_MEMORY);
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add(main.getName());
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().putAll(variables);
    builder.environment().put(MpjInstallation.HOME_VARIABLE, installation.home().toString());
    return builder;
  }

  private int multicore(
      MpjInstallation installation, BindingPolicy binding, List<String> arguments) {
    ExitOnUncaughtException.install();
    int processes = request.processes();
    try {
      Multicore.run(
          processes,
          binding,
          RankLoaders.ofClassPath(installation),
          (rank, loader) -> measure(loader, rank.in(environment), arguments));
      return 0;
    } catch (RankFailure e) {
      if (e.getCause() instanceof OutOfMemoryError error) {
        throw TooManyRanks.of(
            "Rank " + e.rank() + " of " + processes + " ran out of memory", error);
      }
      if (e.getCause() != null) {
        output.print(e.getMessage());
      }
      return e.exitStatus();
    }
  }

  private int measure(ClassLoader loader, Map<String, String> rankVariables, List<String> arguments)
      throws ReflectiveOperationException {
    Class<?> program = Class.forName(main.getName(), true, loader);
    Method rank = program.getMethod("rank", Map.class, String[].class);
    try {
      return (int) rank.invoke(null, rankVariables, arguments.toArray(String[]::new));
    } catch (InvocationTargetException e) {
      // The program itself turns exceptions into a status, so this is an error of the JVM.
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }
}
