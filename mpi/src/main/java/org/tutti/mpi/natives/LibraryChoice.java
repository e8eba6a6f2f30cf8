package org.tutti.mpi.natives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.natives.launcher.ProcessManager;

/**
 * Which library to load: the one that the user names, otherwise one that belongs to the launcher.
 *
 * @param environment the launcher that started this process
 * @param candidates paths or names for the dynamic loader, tried in order
 */
public record LibraryChoice(LauncherEnvironment environment, List<String> candidates) {

  /**
   * Decides.
   *
   * @param environment the launcher that started this process
   * @param wish value of {@code --mpi-library} or {@code TUTTI_MPI_LIBRARY}: {@code openmpi},
   *     {@code mpich}, {@code mpi_abi} or the path of a library; empty if neither is set
   * @throws TuttiException if the wish is none of these, or the launcher cannot serve it
   */
  public static LibraryChoice of(LauncherEnvironment environment, Optional<String> wish) {
    if (environment.launcher() == ProcessManager.SLURM_WITHOUT_PMI) {
      throw MpiProblem.RANKS_CANNOT_CONNECT.error(
          "srun started "
              + environment.size()
              + " ranks, but gave them no way to find each other (neither PMI-2 nor PMIx).",
          "Use srun --mpi=pmix with Open MPI, or srun --mpi=pmi2 with MPICH.");
    }
    if (wish.isEmpty()) {
      return new LibraryChoice(environment, namesFor(environment.launcher()));
    }
    LibraryName library = MpiNames.library(wish.get());
    Optional<AbiFamily> family = library.family();
    if (family.isPresent()) {
      LauncherMismatch.check(
          environment, family.get().maker(), family.get().displayName(), library.text());
      return new LibraryChoice(environment, family.get().libraryNames());
    }
    return new LibraryChoice(environment, List.of(library.text()));
  }

  private static List<String> namesFor(ProcessManager launcher) {
    if (launcher.family().isPresent()) {
      return launcher.family().get().libraryNames();
    }
    List<String> all = new ArrayList<>();
    for (AbiFamily family : AbiFamily.values()) {
      all.addAll(family.libraryNames());
    }
    return all;
  }
}
