package org.tutti.campaign.launch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.started.AddedProvider;
import org.tutti.mpi.started.AddedProviders;

/**
 * What is measured on this machine by default: a native MPI library, otherwise one that another
 * module adds, otherwise Tutti's in-process provider.
 *
 * @param launcher starts the ranks of the native library, if there is one
 * @param provider {@code NATIVE} exactly if there is a launcher
 * @param sentence what was selected and why, for the user
 */
public record DefaultProvider(Optional<Launcher> launcher, ProviderKind provider, String sentence) {
  private static final String LAUNCHERS = " (no launcher mpirun, mpiexec or srun on PATH)";

  static DefaultProvider of(Optional<Launcher> launcher, Map<String, String> environment) {
    if (launcher.isPresent()) {
      return new DefaultProvider(
          launcher,
          ProviderKind.NATIVE,
          "Measuring the native MPI library of the launcher " + launcher.get().name() + ".");
    }
    List<AddedProvider> added = AddedProviders.all();
    StringBuilder refusals = new StringBuilder();
    for (AddedProvider provider : added) {
      try {
        return new DefaultProvider(
            launcher,
            provider.kinds().get(0),
            "Measuring "
                + provider.installed(environment)
                + ", because no native MPI was found"
                + LAUNCHERS
                + ". With --mpi inprocess, no MPI library is needed.");
      } catch (TuttiException e) {
        refusals.append(" ").append(e.commandLineMessage());
      }
    }
    String others =
        added.stream().map(provider -> " nor " + provider.name()).collect(Collectors.joining());
    return new DefaultProvider(
        launcher,
        ProviderKind.IN_PROCESS,
        "Measuring Tutti's in-process provider, because "
            + (added.isEmpty() ? "no" : "neither a")
            + " native MPI"
            + LAUNCHERS
            + others
            + " was found."
            + refusals);
  }
}
