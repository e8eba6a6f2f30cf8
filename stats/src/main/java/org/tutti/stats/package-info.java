/**
 * Statistics over {@code double[]}, independent of MPI.
 *
 * <p>Every function is pure: it neither keeps nor changes an array it is given, and the same
 * arguments give the same result. Results are small immutable types that carry the estimate, its
 * interval, the level, the method and the number of observations. No function returns NaN: invalid
 * input causes an {@link IllegalArgumentException} whose message starts with the name of the
 * argument.
 *
 * <p>The packages, from the bottom up:
 *
 * <ul>
 *   <li>{@code sample}, {@code rank}: data, validated, sorted, and ranked once;
 *   <li>{@code summary}, {@code outlier}, {@code shape}, {@code normality}: the description of one
 *       sample;
 *   <li>{@code interval}: the uncertainty of its figures;
 *   <li>{@code hypothesis}, {@code comparison}, {@code dominance}, {@code effect}, {@code
 *       regression}: whether samples differ, and by how much;
 *   <li>{@code series}: observations in their order;
 *   <li>{@code curve}: medians of launches over the message size;
 *   <li>{@code planning}, {@code design}: how many observations to make, and in which order;
 *   <li>{@code cell}, {@code diagnosis}: the observations of a benchmark's cell over its launches,
 *       and what makes them questionable.
 * </ul>
 */
package org.tutti.stats;
