package org.tutti.cli;

import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.launch.DefaultProvider;
import org.tutti.campaign.launch.Launchers;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.mpj.BindingPolicy;
import org.tutti.mpi.mpj.MpjRank;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import picocli.CommandLine.Option;

/** The options that say which MPI is measured. */
final class ProviderOptions {
  private static final int DEFAULT_PROCESSES = 2;

  @Option(
      names = "--mpi",
      paramLabel = "PROVIDER",
      description =
          "native (an MPI library; the default under a launcher), mpj or mpj-niodev (MPJ Express in"
              + " one JVM or in many), or inprocess (ranks are threads of this JVM).")
  private String provider;

  @Option(
      names = "--mpi-library",
      paramLabel = "LIBRARY",
      description = "openmpi, mpich or the path of a library (also: TUTTI_MPI_LIBRARY).")
  private String library;

  @Option(
      names = {"-np", "--processes"},
      paramLabel = "P",
      description = "Number of ranks where no launcher decides it; 2 unless given.")
  private String processes;

  @Option(
      names = "--bind-to",
      paramLabel = "POLICY",
      description =
          "What ranks of MPJ Express are bound to: core (each to cores of its own, where there are"
              + " enough; the default) or none.")
  private String policy;

  private DefaultProvider preference;

  /**
   * Which provider it is to be.
   *
   * @throws TuttiException if an unknown one is asked for
   */
  ProviderKind provider(Map<String, String> environment) {
    Optional<MpjRank> mpj = MpjRank.of(environment);
    if (mpj.isPresent()) {
      return mpj.get().provider();
    }
    if (provider != null) {
      return MpiNames.provider(provider);
    }
    if (LauncherEnvironment.detect(environment).launched() || library(environment).isPresent()) {
      return ProviderKind.NATIVE;
    }
    ProviderKind preferred = preference(environment).provider();
    return preferred == ProviderKind.NATIVE ? ProviderKind.IN_PROCESS : preferred;
  }

  /** Why this provider was taken, in a sentence; empty where it was asked for. */
  Optional<String> reason(Map<String, String> environment) {
    if (provider != null) {
      return Optional.empty();
    }
    DefaultProvider found = preference(environment);
    return Optional.of(
        found
            .launcher()
            .map(
                launcher ->
                    "Measuring Tutti's in-process provider, because no launcher has started this"
                        + " process: start it with mpirun, or use the command run, to measure the"
                        + " native MPI library of the launcher "
                        + launcher.name()
                        + ".")
            .orElse(found.sentence()));
  }

  private DefaultProvider preference(Map<String, String> environment) {
    if (preference == null) {
      preference = Launchers.installed().preference(environment);
    }
    return preference;
  }

  /** The library that was asked for; the option goes before the variable. */
  Optional<String> library(Map<String, String> environment) {
    return Optional.ofNullable(
        library != null ? library : environment.get(MpiSelection.LIBRARY_VARIABLE));
  }

  /**
   * The number of ranks of a launch without a launcher.
   *
   * @throws TuttiException if it is no number of ranks
   */
  int processes() {
    return processes == null ? DEFAULT_PROCESSES : Numbers.atLeast(1, "-np", processes);
  }

  /** The number of ranks, whoever decides it. */
  int processes(Map<String, String> environment) {
    Optional<MpjRank> mpj = MpjRank.of(environment);
    if (mpj.isPresent()) {
      return mpj.get().size();
    }
    LauncherEnvironment launcher = LauncherEnvironment.detect(environment);
    return provider(environment) == ProviderKind.IN_PROCESS ? processes() : launcher.size();
  }

  /**
   * What ranks of MPJ Express are bound to.
   *
   * @throws TuttiException if there is no such binding
   */
  BindingPolicy binding(ProviderKind provider) {
    return policy == null
        ? BindingPolicy.CORE
        : BindingPolicy.of(policy).orElseThrow(() -> unbound(provider));
  }

  /**
   * Refuses a binding that nobody would make.
   *
   * @throws TuttiException if one was asked for and {@code provider} is not MPJ Express
   */
  void checkBinding(ProviderKind provider) {
    if (policy != null && !provider.isMpjExpress()) {
      throw unbound(provider);
    }
  }

  private TuttiException unbound(ProviderKind provider) {
    return CampaignProblem.OPTION_WITHOUT_EFFECT.error(
        "--bind-to " + policy + " would have no effect with --mpi " + provider + ".",
        "For a native library tell its launcher, or use the command run. For MPJ Express"
            + " it is one of: "
            + String.join(", ", BindingPolicy.POLICIES)
            + ".");
  }

  /**
   * Checks the number of ranks against that of the launcher.
   *
   * @throws TuttiException if another one was asked for
   */
  void checkProcesses(LauncherEnvironment launcher) {
    if (processes != null && processes() != launcher.size()) {
      throw CommandLineProblem.PROCESS_COUNT_CONFLICT.error(
          "-np asks for "
              + processes()
              + " ranks, but there is "
              + launcher.size()
              + " by "
              + launcher.describe()
              + ".",
          "Give the number to the launcher: mpirun -np "
              + processes()
              + " java -jar ..., or use the command run.");
    }
  }
}
