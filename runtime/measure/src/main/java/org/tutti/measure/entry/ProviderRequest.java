package org.tutti.measure.entry;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.mpj.BindingPolicy;
import org.tutti.mpi.mpj.MpjRank;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;

/**
 * Which MPI is to be measured, as far as somebody asked for it.
 *
 * @param provider the provider; a native library unless given
 * @param library a library's name or path
 * @param processesAsked number of ranks where no launcher decides it
 * @param binding what ranks of MPJ Express are bound to
 * @param reason why this provider was chosen, in a sentence; empty if it was asked for
 */
public record ProviderRequest(
    Optional<ProviderKind> provider,
    Optional<String> library,
    OptionalInt processesAsked,
    Optional<String> binding,
    Optional<String> reason) {
  private static final int DEFAULT_PROCESSES = 2;

  /** A request for a library, or for whatever the launcher's ranks load. */
  public static ProviderRequest ofLibrary(Optional<String> library) {
    return new ProviderRequest(
        Optional.empty(), library, OptionalInt.empty(), Optional.empty(), Optional.empty());
  }

  /** The provider of a process with these variables: a rank of MPJ Express knows that it is one. */
  public ProviderKind provider(Map<String, String> environment) {
    return MpjRank.of(environment)
        .map(MpjRank::provider)
        .or(this::provider)
        .orElse(ProviderKind.NATIVE);
  }

  /** The library that was asked for; what is asked here goes before the variable. */
  public Optional<String> library(Map<String, String> environment) {
    return library.or(() -> Optional.ofNullable(environment.get(MpiSelection.LIBRARY_VARIABLE)));
  }

  /** The number of ranks of a launch without a launcher. */
  public int processes() {
    return processesAsked.orElse(DEFAULT_PROCESSES);
  }

  /** The number of ranks, whoever decides it. */
  public int processes(Map<String, String> environment) {
    Optional<MpjRank> mpj = MpjRank.of(environment);
    if (mpj.isPresent()) {
      return mpj.get().size();
    }
    return provider(environment) == ProviderKind.IN_PROCESS
        ? processes()
        : LauncherEnvironment.detect(environment).size();
  }

  /**
   * What ranks of MPJ Express are bound to.
   *
   * @throws TuttiException if there is no such binding
   */
  BindingPolicy bindingPolicy(ProviderKind kind) {
    return binding
        .map(policy -> BindingPolicy.of(policy).orElseThrow(() -> unbound(policy, kind)))
        .orElse(BindingPolicy.CORE);
  }

  /**
   * Refuses a binding that nobody would make.
   *
   * @throws TuttiException if one was asked for and the provider is not MPJ Express
   */
  void checkBinding(ProviderKind kind) {
    if (binding.isPresent() && !kind.isMpjExpress()) {
      throw unbound(binding.get(), kind);
    }
  }

  private static TuttiException unbound(String policy, ProviderKind kind) {
    return CampaignProblem.OPTION_WITHOUT_EFFECT.error(
        "--bind-to " + policy + " would have no effect with --mpi " + kind + ".",
        "For a native library give it to the launcher, or use the command run. For MPJ Express it is one"
            + " of: "
            + String.join(", ", BindingPolicy.POLICIES)
            + ".");
  }

  /**
   * Checks the number of ranks against that of the launcher.
   *
   * @throws TuttiException if another one was asked for
   */
  void checkProcesses(LauncherEnvironment launcher) {
    if (processesAsked.isPresent() && processes() != launcher.size()) {
      throw CommandLineProblem.PROCESS_COUNT_CONFLICT.error(
          "-np asks for "
              + processes()
              + " ranks, but this process was started by "
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
