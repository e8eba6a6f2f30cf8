/**
 * A whole {@link org.tutti.mpi.Communicator} for providers that can only pass messages: one
 * textbook algorithm per operation over a {@link org.tutti.mpi.collective.Transport}, for any
 * number of processes.
 *
 * <pre>
 *   TransportCommunicator   checks arguments, keeps scratch memory
 *        |
 *   one class per algorithm: dissemination barrier, binomial trees, Bruck, recursive doubling,
 *        |                   pairwise exchange
 *   Transport               send, receive, sendrecv of bytes in one context
 * </pre>
 *
 * <p>The algorithms are those of Thakur, Rabenseifner and Gropp, "Optimization of Collective
 * Communication Operations in MPICH" (2005), and allocate nothing once their scratch memory has
 * grown to the message size. A communicator owns two contexts, so that the messages of collective
 * operations never meet those of the user.
 */
package org.tutti.mpi.collective;
