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
 *                                  once, by the receiver, while the sender waits (rendezvous)
 *         WaitStrategy             how a rank waits: spins, yields, parks
 * </pre>
 *
 * <p>A channel has one writer and one reader, so it needs no locks: the state of a slot shows whose
 * turn it is. The collective operations are those of {@link org.tutti.mpi.collective}.
 */
package org.tutti.mpi.inprocess;
