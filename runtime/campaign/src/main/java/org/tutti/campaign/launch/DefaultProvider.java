package org.tutti.campaign.launch;

import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.mpj.MpjInstallation;
import org.tutti.mpi.mpj.Multicore;

/**
 * What is measured on this machine where nobody says what: a native MPI library, else MPJ Express,
 * else Tutti's in-process provider.
 *
 * @param launcher starts the ranks of the native library, where there is one
 * @param provider as {@code --mpi} knows it; {@value #NATIVE} with a launcher
 * @param sentence what was taken and why, for people
 */
public record DefaultProvider(Optional<Launcher> launcher, String provider, String sentence) {
  /** The provider of native libraries. */
  public static final String NATIVE = "native";

  static DefaultProvider of(Optional<Launcher> launcher, Map<String, String> environment) {
    if (launcher.isPresent()) {
      return new DefaultProvider(
          launcher,
          NATIVE,
          "Measuring the native MPI library of the launcher " + launcher.get().name() + ".");
    }
    try {
      MpjInstallation mpj = MpjInstallation.require(environment);
      return new DefaultProvider(
          launcher,
          Multicore.NAME,
          "Measuring MPJ Express "
              + mpj.version()
              + " in "
              + mpj.home()
              + ", because no native MPI was found (no launcher mpirun, mpiexec or srun on PATH)."
              + " --mpi inprocess measures without any library.");
    } catch (TuttiException e) {
      return new DefaultProvider(
          launcher,
          InProcess.NAME,
          "Measuring Tutti's in-process provider, because neither a native MPI (no launcher mpirun,"
              + " mpiexec or srun on PATH) nor MPJ Express was found. "
              + e.getMessage());
    }
  }
}
