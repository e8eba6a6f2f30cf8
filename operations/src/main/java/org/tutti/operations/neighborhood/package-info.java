/**
 * Collectives among neighbors, and the making of topologies (MPI 3.1, chapter 7), on the
 * neighborhoods of luebbe2017.
 */
package org.tutti.operations.neighborhood;
