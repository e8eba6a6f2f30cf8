package org.tutti.mpi.natives;

import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;

/**
 * Refuses a library that its launcher cannot serve. Without this, n ranks become n jobs of one rank
 * each, silently, and every one of them measures.
 */
final class LauncherMismatch {

  private LauncherMismatch() {}

  static void check(LauncherEnvironment environment, AbiFamily family, String library) {
    if (environment.launcher().family().map(expected -> expected != family).orElse(false)) {
      throw MpiProblem.LAUNCHER_OF_OTHER_LIBRARY.error(
          "The launcher is "
              + environment.describe()
              + ", but the MPI library is "
              + family.displayName()
              + " ("
              + library
              + ").",
          "Use the launcher of that library, or omit --mpi-library and TUTTI_MPI_LIBRARY.");
    }
  }

  static void checkSize(LauncherEnvironment environment, int worldSize, String library) {
    if (environment.launched() && environment.size() != worldSize) {
      throw MpiProblem.WORLD_SIZE_MISMATCH.error(
          "The launcher "
              + environment.describe()
              + " started "
              + environment.size()
              + " ranks, but "
              + library
              + " sees a world of "
              + worldSize
              + ": the launcher and the library do not match.",
          "Use the launcher of the same MPI installation, or name its library with --mpi-library.");
    }
  }
}
