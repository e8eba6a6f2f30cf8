/**
 * The processors of this host: which of them a thread may run on, how they make up cores, and how
 * ranks that no launcher has started get cores of their own.
 *
 * <p>The scheduler may put two ranks on one processor though another one is idle: one that was
 * woken there waits until the other one sleeps. A rank that spins until a planned start so makes
 * its partner late for it, by however much the start is planned ahead.
 */
package org.tutti.mpi.host;
