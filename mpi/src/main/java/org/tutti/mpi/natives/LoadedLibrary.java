package org.tutti.mpi.natives;

import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.linker.LinkedLibrary;

/**
 * An MPI library in this process that has been identified.
 *
 * @param symbols its functions and variables
 * @param family whose constants it uses
 * @param product name and version, such as {@code Open MPI 4.1.4}
 * @param versionText what {@code MPI_Get_library_version} gives, whole
 * @param path the file
 */
record LoadedLibrary(
    LinkedLibrary symbols, AbiFamily family, String product, String versionText, String path) {}
