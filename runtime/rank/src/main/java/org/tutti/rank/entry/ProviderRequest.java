package org.tutti.rank.entry;

import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.mpi.started.StartedRank;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.stats.design.DerivedSeed;

/**
 * The MPI implementation that the user requests, as far as it is specified.
 *
 * @param settings those of the provider, the library, the number of ranks where no launcher decides
 *     it, and what ranks are bound to that Tutti starts
 * @param reason why this provider was chosen, in a sentence; empty if it was requested
 * @param simulationSeed of clocks and latencies where they are simulated
 */
public record ProviderRequest(Settings settings, Optional<String> reason, long simulationSeed) {
  /**
   * What these settings say, for launches that do not simulate anything, or that need no seed of
   * their own.
   */
  public static ProviderRequest of(Settings settings) {
    return new ProviderRequest(settings, Optional.empty(), 0);
  }

  /**
   * The same for this launch of a campaign: each is a simulation of its own, also beside campaigns
   * whose seeds are the next numbers.
   */
  ProviderRequest in(LaunchPlace place) {
    return simulatedFrom(
        place.number().isEmpty()
            ? place.seed()
            : DerivedSeed.ofLaunch(place.seed(), place.number().getAsInt()));
  }

  /** The same with clocks and latencies from this seed, where they are simulated. */
  public ProviderRequest simulatedFrom(long seed) {
    return new ProviderRequest(settings, reason, seed);
  }

  /**
   * The provider of a process with these variables, by which a rank that Tutti has started is
   * recognized.
   */
  public ProviderKind provider(Map<String, String> environment) {
    Optional<StartedRank> started = StartedRank.of(environment);
    return started.isPresent()
        ? started.get().provider()
        : settings.find(SettingKey.MPI).orElse(ProviderKind.NATIVE);
  }

  /** The requested library; this request takes precedence over the environment variable. */
  public Optional<String> library(Map<String, String> environment) {
    Optional<LibraryName> requested = settings.find(SettingKey.MPI_LIBRARY);
    return requested.isPresent()
        ? Optional.of(requested.get().text())
        : Optional.ofNullable(environment.get(MpiSelection.LIBRARY_VARIABLE));
  }

  /** The number of ranks of a launch without a launcher. */
  public int processes() {
    return settings.orDefault(SettingKey.PROCESSES).orElseThrow();
  }

  /** The number of ranks, whether a launcher or this request determines it. */
  public int processes(Map<String, String> environment) {
    Optional<StartedRank> started = StartedRank.of(environment);
    if (started.isPresent()) {
      return started.get().size();
    }
    return provider(environment).startsItsRanks()
        ? processes()
        : LauncherEnvironment.detect(environment).size();
  }

  /**
   * What ranks that Tutti starts are bound to.
   *
   * @throws TuttiException if there is no such binding
   */
  BindingPolicy bindingPolicy(ProviderKind kind) {
    return settings
        .find(SettingKey.BIND_TO)
        .map(policy -> BindingPolicy.of(policy).orElseThrow(() -> unbound(policy, kind)))
        .orElse(BindingPolicy.CORE);
  }

  /**
   * Refuses a binding that would have no effect.
   *
   * @throws TuttiException if one was requested and Tutti cannot bind its ranks
   */
  public void checkBinding(ProviderKind kind) {
    Optional<String> binding = settings.find(SettingKey.BIND_TO);
    if (binding.isPresent() && !kind.isJavaLibrary()) {
      throw unbound(binding.get(), kind);
    }
  }

  private static TuttiException unbound(String policy, ProviderKind kind) {
    return CampaignProblem.OPTION_WITHOUT_EFFECT.error(
        "--bind-to " + policy + " would have no effect with --mpi " + kind + ".",
        "For a native library, pass it to the launcher, or use the command run. For MPJ Express,"
            + " it is one of: "
            + String.join(", ", BindingPolicy.POLICIES)
            + ".");
  }

  /**
   * Checks the number of ranks against that of the launcher.
   *
   * @throws TuttiException if another number was requested
   */
  void checkProcesses(LauncherEnvironment launcher) {
    if (settings.find(SettingKey.PROCESSES).isPresent() && processes() != launcher.size()) {
      throw CommandLineProblem.PROCESS_COUNT_CONFLICT.error(
          "-np requests "
              + Counted.of(processes(), "rank")
              + ", but this process was started as one of "
              + launcher.size()
              + " by "
              + launcher.describe()
              + ".",
          "Pass the number to the launcher: mpirun -np "
              + processes()
              + " java -jar ..., or use the command run.");
    }
  }
}
