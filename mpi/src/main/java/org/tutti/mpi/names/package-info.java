/**
 * The names by which users select an MPI implementation. There are three kinds, and a name of one
 * kind is refused where another kind is expected:
 *
 * <ul>
 *   <li>a provider ({@code --mpi}): {@link org.tutti.mpi.ProviderKind};
 *   <li>an MPI library ({@code --mpi-library}), for the native provider only: {@link
 *       org.tutti.mpi.names.LibraryName};
 *   <li>a launcher ({@code --launcher}), for the native provider only: {@link
 *       org.tutti.mpi.names.LauncherName}.
 * </ul>
 *
 * <p>{@link org.tutti.mpi.names.MpiNames} reads them, and {@link org.tutti.mpi.names.MpiSelection}
 * holds one of each and says which of them go together.
 */
package org.tutti.mpi.names;
