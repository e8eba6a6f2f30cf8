package org.tutti.cli;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.process.ExitOnUncaughtException;
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
 * Starts the ranks of MPJ Express, each of which then measures as if a launcher had started it.
 *
 * @param choice further arguments, so that another JVM takes the same provider
 */
record MpjStart(
    ProviderKind provider,
    int processes,
    BindingPolicy binding,
    MpjInstallation installation,
    Map<String, String> environment,
    RankZeroOutput voice,
    List<String> choice) {
  /** How long JVMs may take to start and to find each other. */
  private static final Duration MEETING = Duration.ofSeconds(60);

  /**
   * What to start, if the provider is MPJ Express and this is none of its ranks yet.
   *
   * @throws TuttiException if another launcher has started this process, if ranks cannot be bound
   *     as asked, if MPJ Express cannot be used
   */
  static Optional<MpjStart> wanted(
      ProviderOptions options, Map<String, String> environment, RankZeroOutput voice) {
    ProviderKind provider = options.provider(environment);
    if (!provider.isMpjExpress() || MpjRank.of(environment).isPresent()) {
      options.checkBinding(provider);
      return Optional.empty();
    }
    BindingPolicy binding = options.binding(provider);
    LauncherEnvironment launcher = LauncherEnvironment.detect(environment);
    if (launcher.launched()) {
      throw CommandLineProblem.PROVIDER_UNDER_LAUNCHER.error(
          "--mpi " + provider + " starts its own ranks, but there is " + launcher.describe() + ".",
          "Start it without a launcher: java -jar benchmarks.jar --mpi " + provider + " -np P.");
    }
    MpjInstallation installation = MpjInstallation.require(environment);
    Optional<String> reason = options.reason(environment);
    reason.ifPresent(voice::say);
    List<String> choice = reason.isEmpty() ? List.of() : List.of("--mpi", provider.label());
    return Optional.of(
        new MpjStart(
            provider, options.processes(), binding, installation, environment, voice, choice));
  }

  /** Starts the ranks with the arguments of this command and returns the exit status. */
  int run(List<String> arguments) {
    if (provider == ProviderKind.MPJ_NIODEV) {
      return Cluster.run(processes, binding, rank -> cluster(rank, arguments), MEETING);
    }
    return MpjExitStatus.isAsked(environment) ? multicore(arguments) : inAnotherJvm(arguments);
  }

  private ProcessBuilder cluster(MpjRank rank, List<String> arguments) {
    JavaProgram program = JavaProgram.ofThisJvm(Main.class.getName(), arguments);
    String jars =
        installation.jars().stream()
            .map(Object::toString)
            .collect(Collectors.joining(File.pathSeparator));
    return process(program.withMoreClasses(jars), rank.in(Map.of()));
  }

  /**
   * MPJ Express itself reads MPJ_HOME, which a JVM cannot set for itself, and a JVM that a
   * benchmark ends cannot say that this was too early.
   */
  private int inAnotherJvm(List<String> arguments) {
    List<String> all = new ArrayList<>(arguments);
    all.addAll(choice);
    JavaProgram program = JavaProgram.ofThisJvm(Main.class.getName(), all);
    return Cluster.await(process(program, Map.of()));
  }

  private ProcessBuilder process(JavaProgram program, Map<String, String> variables) {
    List<String> options = new ArrayList<>();
    // MPJ Express's own threads catch what they cannot mend, and its ranks then wait without end.
    options.add(MpjExitStatus.AT_NO_MEMORY);
    options.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    List<String> command = program.withMoreOptions(options).command();
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().putAll(variables);
    builder.environment().put(MpjInstallation.HOME_VARIABLE, installation.home().toString());
    return builder;
  }

  private int multicore(List<String> arguments) {
    ExitOnUncaughtException.watch();
    try {
      Multicore.run(
          processes,
          binding,
          RankLoaders.ofClassPath(installation),
          (rank, loader) -> measure(loader, rank.in(environment), arguments));
      return ExitStatus.SUCCESS;
    } catch (RankFailure e) {
      if (e.getCause() instanceof OutOfMemoryError error) {
        throw TooManyRanks.of("Rank " + e.rank() + " of " + processes + " found no memory", error);
      }
      if (e.getCause() != null) {
        voice.say(e.getMessage());
      }
      return e.exitStatus();
    }
  }

  private static int measure(
      ClassLoader loader, Map<String, String> environment, List<String> arguments)
      throws ReflectiveOperationException {
    Class<?> main = Class.forName(Main.class.getName(), true, loader);
    Method rank = main.getMethod("rank", Map.class, String[].class);
    try {
      return (int) rank.invoke(null, environment, arguments.toArray(String[]::new));
    } catch (InvocationTargetException e) {
      // The command itself turns exceptions into a status, so this is an error of the JVM's.
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }
}
