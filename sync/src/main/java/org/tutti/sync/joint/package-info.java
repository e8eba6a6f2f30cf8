/**
 * Tutti's own clock synchronization: all offsets and skews are estimated together.
 *
 * <pre>
 *   JointClockSync            bursts of exchanges, spread over time, along the edges of a hypercube
 *     Neighbors               which places a place exchanges with
 *     Bursts                  the raw stamps, on the client of each edge
 *     EdgeEstimator           burst by burst: offset, its variance       (client)
 *     EdgeMessage             gathered by the root
 *     JointGraph              edges of one burst -> offsets of all ranks  (root: weighted least
 *       Laplacian             squares over the graph, by conjugate gradients)
 *     DriftSeries             scattered
 *     DriftSmoother           offset and skew of this rank over time      (each rank)
 *       LearnedClock          interpolates inside the data, extrapolates after it
 * </pre>
 *
 * <p>Three things make it better than its predecessors. Bursts are spread over time, since the
 * error of a slope is noise divided by the time base. Each rank exchanges with several others, so
 * that errors average instead of adding up down a tree, and the disagreement around a loop measures
 * the error, asymmetric links included. And an occasional further burst turns extrapolation into
 * interpolation: times that were stored are converted when the bursts on both sides of them are
 * known.
 */
package org.tutti.sync.joint;
