/**
 * Ranks as threads of one JVM: how they are started, and how all of them end when one fails. The
 * in-process, the simulated and MPJ Express's multicore provider stand on it; nothing here knows
 * how messages travel.
 *
 * <p>A {@link org.tutti.mpi.threads.RankThreads} starts one thread per rank and waits for them. The
 * {@link org.tutti.mpi.threads.Job} is what they share: the first failure counts, and every rank
 * that waits for a message asks it whether there is still anybody to wait for.
 */
package org.tutti.mpi.threads;
