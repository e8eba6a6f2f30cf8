/**
 * Programs that start ranks: how a process finds out from its environment which of them started it
 * ({@link org.tutti.mpi.natives.launcher.LauncherEnvironment}), and how a driver recognizes them on
 * a machine ({@link org.tutti.mpi.natives.launcher.LauncherKind}).
 */
package org.tutti.mpi.natives.launcher;
