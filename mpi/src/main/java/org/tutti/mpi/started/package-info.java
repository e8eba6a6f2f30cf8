/**
 * Ranks that Tutti itself starts, each in a process or a class loader of its own, for providers
 * that other modules add: {@code AddedProvider} is what these implement, {@code StartedRank} is how
 * a rank learns its place.
 */
package org.tutti.mpi.started;
