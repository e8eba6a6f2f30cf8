package org.tutti.lab.mpj;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.started.AddedProvider;
import org.tutti.mpi.started.StartedProcess;
import org.tutti.mpi.started.StartedProgram;
import org.tutti.mpi.started.StartedRank;
import org.tutti.mpi.threads.RankFailure;
import org.tutti.mpi.threads.TooManyRanks;

/** MPJ Express in both of its modes. */
public final class MpjExpress implements AddedProvider {
  /** How long JVMs may take to start and to connect to each other. */
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(60);

  @Override
  public String name() {
    return "MPJ Express";
  }

  @Override
  public List<ProviderKind> kinds() {
    return List.of(ProviderKind.MPJ, ProviderKind.MPJ_NIODEV);
  }

  @Override
  public String installed(Map<String, String> environment) {
    MpjInstallation found = MpjInstallation.require(environment);
    return name() + " " + found.version() + " in " + found.home();
  }

  @Override
  public MpiSession open(Map<String, String> environment, MpiThreadLevel threads) {
    return MpjSession.open(environment, threads);
  }

  @Override
  public int start(StartedProgram program) {
    MpjInstallation installation = MpjInstallation.require(program.environment());
    if (program.provider() == ProviderKind.MPJ_NIODEV) {
      String jars =
          installation.jars().stream()
              .map(Object::toString)
              .collect(Collectors.joining(File.pathSeparator, File.pathSeparator, ""));
      return Cluster.run(
          program.processes(),
          program.binding(),
          rank -> jvm(program, installation, jars, rank.variables()),
          CONNECT_TIMEOUT);
    }
    // A new JVM is needed, since MPJ Express reads MPJ_HOME, which a JVM cannot set for itself, and
    // since a JVM in which a benchmark calls exit cannot report that.
    return StartedProcess.isAsked(program.environment())
        ? multicore(program, installation)
        : Cluster.await(jvm(program, installation, "", Map.of()));
  }

  private static ProcessBuilder jvm(
      StartedProgram program,
      MpjInstallation installation,
      String moreClasses,
      Map<String, String> variables) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path") + moreClasses));
    command.addAll(program.jvmOptions());
    // MPJ Express's own threads catch errors that they cannot handle, and its ranks then wait
    // forever.
    command.add(MpjExitStatus.AT_NO_MEMORY);
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add(program.main().getName());
    command.addAll(program.arguments());
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().putAll(variables);
    builder.environment().put(MpjInstallation.HOME_VARIABLE, installation.home().toString());
    return builder;
  }

  private static int multicore(StartedProgram program, MpjInstallation installation) {
    ExitOnUncaughtException.install();
    int processes = program.processes();
    try {
      Multicore.run(
          processes,
          program.binding(),
          RankLoaders.ofClassPath(installation),
          (rank, loader) -> measure(program, rank, loader));
      return 0;
    } catch (RankFailure e) {
      if (e.getCause() instanceof OutOfMemoryError error) {
        throw TooManyRanks.of(
            "Rank " + e.rank() + " of " + processes + " ran out of memory", error);
      }
      if (e.getCause() != null) {
        program.output().accept(e.getMessage());
      }
      return e.exitStatus();
    }
  }

  private static int measure(StartedProgram program, StartedRank place, ClassLoader loader)
      throws ReflectiveOperationException {
    Class<?> main = Class.forName(program.main().getName(), true, loader);
    Method rank = main.getMethod("rank", Map.class, String[].class);
    String[] arguments = program.arguments().toArray(String[]::new);
    try {
      return (int) rank.invoke(null, place.in(program.environment()), arguments);
    } catch (InvocationTargetException e) {
      // The program itself turns exceptions into a status, so this is an error of the JVM.
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }
}
