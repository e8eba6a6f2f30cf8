/**
 * Statistics over {@code double[]}, independent of MPI.
 *
 * <p>Every function is pure: it neither keeps nor changes an array it is given, and the same
 * arguments give the same result. Results are small immutable types that carry the estimate, its
 * interval, the level, the method and the number of observations. No function returns NaN: bad
 * input raises an {@link IllegalArgumentException} whose message starts with the argument's name.
 *
 * <p>The rooms, from the ground up: {@code sample} (checked, ordered data), {@code summary} (means,
 * quantiles, spread), {@code outlier}, {@code interval}; {@code hypothesis}, {@code rank}, {@code
 * comparison}, {@code effect} and {@code equivalence} for differences between samples; and {@code
 * cell}, which puts them together for the observations of a benchmark's cell.
 */
package org.tutti.stats;
