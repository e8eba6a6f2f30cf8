package org.tutti.mpi.natives;

import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;

/**
 * Refuses a library that its launcher cannot serve. Without this, n ranks become n jobs of one rank
 * each, silently, and every one of them measures.
 */
final class LauncherMismatch {

  private LauncherMismatch() {}

  /**
   * Refuses a library that another family has made than the one of the launcher.
   *
   * @param maker the family that has made the library; empty if it is not known
   * @param name of the library
   * @param path of the library, or what the user named
   */
  static void check(
      LauncherEnvironment environment, Optional<AbiFamily> maker, String name, String path) {
    Optional<AbiFamily> expected = environment.launcher().family();
    if (maker.isPresent() && expected.isPresent() && !maker.equals(expected)) {
      throw MpiProblem.LAUNCHER_OF_OTHER_LIBRARY.error(
          "The launcher is "
              + environment.describe()
              + ", but the MPI library is "
              + name
              + " ("
              + path
              + ").",
          "Use the launcher of that library, or omit --mpi-library and TUTTI_MPI_LIBRARY.");
    }
  }

  static void checkSize(LauncherEnvironment environment, int worldSize, String library) {
    if (environment.launched() && environment.size() != worldSize) {
      throw MpiProblem.LAUNCHER_OF_OTHER_LIBRARY.error(
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
