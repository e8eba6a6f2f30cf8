package org.tutti.campaign.launch;

import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.mpj.MpjInstallation;

/**
 * What is measured on this machine by default: a native MPI library, otherwise MPJ Express,
 * otherwise Tutti's in-process provider.
 *
 * @param launcher starts the ranks of the native library, if there is one
 * @param provider {@code NATIVE} exactly if there is a launcher
 * @param sentence what was selected and why, for the user
 */
public record DefaultProvider(Optional<Launcher> launcher, ProviderKind provider, String sentence) {
  static DefaultProvider of(Optional<Launcher> launcher, Map<String, String> environment) {
    if (launcher.isPresent()) {
      return new DefaultProvider(
          launcher,
          ProviderKind.NATIVE,
          "Measuring the native MPI library of the launcher " + launcher.get().name() + ".");
    }
    try {
      MpjInstallation mpj = MpjInstallation.require(environment);
      return new DefaultProvider(
          launcher,
          ProviderKind.MPJ,
          "Measuring MPJ Express "
              + mpj.version()
              + " in "
              + mpj.home()
              + ", because no native MPI was found (no launcher mpirun, mpiexec or srun on PATH)."
              + " With --mpi inprocess, no MPI library is needed.");
    } catch (TuttiException e) {
      return new DefaultProvider(
          launcher,
          ProviderKind.IN_PROCESS,
          "Measuring Tutti's in-process provider, because neither a native MPI (no launcher mpirun,"
              + " mpiexec or srun on PATH) nor MPJ Express was found. "
              + e.commandLineMessage());
    }
  }
}
