package org.tutti.rank.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.started.AddedProvider;
import org.tutti.mpi.started.AddedProviders;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.mpi.started.StartedProgram;
import org.tutti.mpi.started.StartedRank;
import org.tutti.rank.process.RankZeroOutput;

/**
 * Starts the ranks of a provider that another module adds, each of which then runs the same program
 * as if a launcher had started it.
 *
 * @param main the program; has a method {@code rank(Map, String...)}, which returns an exit status
 * @param jvmOptions for JVMs that are started here, before those of this JVM
 */
public record RankStart(
    Class<?> main,
    ProviderRequest request,
    Map<String, String> environment,
    RankZeroOutput output,
    List<String> jvmOptions) {
  /** JVMs that are started here have the options of this JVM only. */
  public RankStart(
      Class<?> main,
      ProviderRequest request,
      Map<String, String> environment,
      RankZeroOutput output) {
    this(main, request, environment, output, List.of());
  }

  /**
   * Starts the ranks with these arguments, if Tutti has to start them and this process is not one
   * of them; returns the exit status when they have ended.
   *
   * @throws org.tutti.diagnostics.TuttiException if another launcher has started this process,
   *     ranks cannot be bound as requested, or the provider cannot be used
   */
  public Optional<Integer> run(String... arguments) {
    ProviderKind kind = request.provider(environment);
    if (!kind.isJavaLibrary() || StartedRank.of(environment).isPresent()) {
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
    AddedProvider provider = AddedProviders.require(kind);
    provider.installed(environment);
    List<String> words = new ArrayList<>(List.of(arguments));
    if (request.reason().isPresent()) {
      output.print(request.reason().get());
      words.add("--mpi=" + kind.label());
    }
    return Optional.of(
        provider.start(
            new StartedProgram(
                kind,
                main,
                words,
                request.processes(),
                binding,
                environment,
                jvmOptions,
                output::print)));
  }
}
