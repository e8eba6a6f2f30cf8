package org.tutti.mpi.natives;

import org.tutti.mpi.natives.abi.LibraryIdentity;
import org.tutti.mpi.natives.linker.LinkedLibrary;

/**
 * An MPI library in this process that has been identified.
 *
 * @param symbols its functions and variables
 * @param identity what it is
 * @param versionText what {@code MPI_Get_library_version} gives, whole
 * @param path the file
 */
record LoadedLibrary(
    LinkedLibrary symbols, LibraryIdentity identity, String versionText, String path) {
  /** The same, called through wrappers of its functions. */
  LoadedLibrary through(LinkedLibrary wrappers) {
    return new LoadedLibrary(wrappers, identity, versionText, path);
  }

  /** Name and version, such as {@code Open MPI 4.1.4}. */
  String product() {
    return identity.product();
  }
}
