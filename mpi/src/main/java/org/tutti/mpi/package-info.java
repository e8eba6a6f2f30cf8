/**
 * MPI as Tutti sees it: a {@link org.tutti.mpi.Communicator} with blocking operations over {@link
 * org.tutti.mpi.MessageBuffer}s, obtained from an {@link org.tutti.mpi.MpiSession}.
 *
 * <p>Each provider lives in a package of its own beneath this one and implements these types; which
 * kinds of provider there are is listed in {@link org.tutti.mpi.ProviderKind}. Nothing in this
 * module knows what a benchmark is.
 */
package org.tutti.mpi;
