/**
 * The in-process provider: p ranks are p threads of one JVM. It needs no MPI library, and its
 * figures describe no MPI library.
 *
 * <pre>
 *   InProcess.run(p, program)      starts the ranks
 *     InProcessSession             one rank's view
 *       ChannelTransport           one rank's messages in one context
 *         Channels -> Channel      one ring of slots for each ordered pair of ranks
 *           MessageSlot            short messages are copied in (eager), long ones are copied
 *                                  once, by the receiver, who gives a Receipt (rendezvous)
 *         PendingMessages          receives without a message, sends without a slot
 *         WaitStrategy             how a rank waits: spins, yields, parks
 * </pre>
 *
 * <p>A channel has one writer and one reader, so it needs no locks: the state of a slot shows whose
 * turn it is. While anything is pending, every call of the rank completes what it can; while
 * nothing is, a blocking call goes straight to its channel. The collective operations are those of
 * {@link org.tutti.mpi.collective}.
 */
package org.tutti.mpi.inprocess;
