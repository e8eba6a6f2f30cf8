/**
 * The {@code native} provider: an MPI library of the machine, called through {@link
 * org.tutti.mpi.natives.linker}.
 *
 * <p>The way in is {@link org.tutti.mpi.natives.NativeMpi}. {@link
 * org.tutti.mpi.natives.launcher.LauncherEnvironment} detects which launcher started this process,
 * {@link org.tutti.mpi.natives.LibraryChoice} turns that and the user's wish into the library to
 * load, and {@link org.tutti.mpi.natives.abi} knows its constants. One process has one MPI library
 * and initializes it once, so the handles of its functions are constants of classes that are
 * initialized after the library is bound: the JIT compiles a call down to the C call itself.
 */
package org.tutti.mpi.natives;
