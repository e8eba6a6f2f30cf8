/**
 * What a provider without an MPI library implements, and what it gets in return: a {@link
 * org.tutti.mpi.transport.Transport} of bytes, on which {@code org.tutti.mpi.collective} builds
 * every operation of MPI.
 *
 * <pre>
 *   Transport   the messages of one rank in one context: blocking, and as Transfers
 *   Transfer    one message under way
 *   Pump        completes the Transfers of one rank
 *   Progress    all that a rank has started: Transfers, and Stepwise schedules of Transfers
 * </pre>
 *
 * <p>A rank makes progress only while it calls: whenever it waits or tests, its {@link
 * org.tutti.mpi.transport.Progress} lets all that is active go on. A blocking call does the same if
 * anything is active; if nothing is, it takes the shortest way.
 */
package org.tutti.mpi.transport;
