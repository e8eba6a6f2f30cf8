/**
 * A whole {@link org.tutti.mpi.Communicator} for providers that can only pass messages: one
 * textbook algorithm per operation over a {@link org.tutti.mpi.transport.Transport}, for any number
 * of processes.
 *
 * <pre>
 *   TransportCommunicator   one interface per chapter of MPI, made of src/binding/functions.txt
 *        |
 *   one class per algorithm: dissemination barrier, binomial trees, Bruck, recursive doubling,
 *        |                   pairwise exchange, ring; checks the arguments of its operations, for
 *        |                   all of their forms. MessageOperations likewise
 *   Steps                   DirectSteps take them at once, a Schedule records them
 *        |
 *   Transport               messages in one context
 * </pre>
 *
 * <p>An algorithm never looks at the data that it moves, so its steps can be recorded in advance. A
 * nonblocking operation is a {@link org.tutti.mpi.collective.Schedule} that is recorded and
 * started; a persistent one is recorded once and started often; a blocking one takes the same steps
 * directly, without recording them. Only neighborhood operations are recorded in all forms, since
 * all their messages must leave before the first is waited for.
 *
 * <p>The algorithms are those of Thakur, Rabenseifner and Gropp, "Optimization of Collective
 * Communication Operations in MPICH" (2005), and allocate nothing once their scratch memory has
 * grown to the message size; nor do requests that are used again. A communicator owns two contexts,
 * so that the messages of collective operations never meet those of the user.
 */
package org.tutti.mpi.collective;
