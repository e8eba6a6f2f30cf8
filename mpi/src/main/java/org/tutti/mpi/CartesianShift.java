package org.tutti.mpi;

/**
 * The partners of a shift along one dimension of a grid; {@link PointToPointMessages#PROC_NULL}
 * beyond its edge.
 *
 * @param source the rank to receive from
 * @param destination the rank to send to
 */
public record CartesianShift(int source, int destination) {}
