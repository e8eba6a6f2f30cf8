/**
 * Statistics over {@code double[]}, independent of MPI.
 *
 * <p>Every function is pure: it neither keeps nor changes an array it is given, and the same
 * arguments give the same result. Results are small immutable types that carry the estimate, its
 * interval, the level, the method and the number of observations. No function returns NaN: bad
 * input raises an {@link IllegalArgumentException} whose message starts with the argument's name.
 *
 * <p>The rooms, from the ground up:
 *
 * <ul>
 *   <li>{@code sample}, {@code rank}: data checked, ordered and ranked once;
 *   <li>{@code summary}, {@code outlier}, {@code shape}, {@code normality}: what one sample looks
 *       like;
 *   <li>{@code interval}, {@code bootstrap}: how certain its figures are;
 *   <li>{@code hypothesis}, {@code comparison}, {@code effect}, {@code equivalence}, {@code
 *       regression}: how samples differ, by how much, or that they do not;
 *   <li>{@code series}: observations in the order they were made;
 *   <li>{@code planning}: how many to make;
 *   <li>{@code cell}, {@code diagnosis}: the observations of a benchmark's cell over its launches,
 *       and what makes them doubtful.
 * </ul>
 */
package org.tutti.stats;
