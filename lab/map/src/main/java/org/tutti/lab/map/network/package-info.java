/**
 * Which part of a machine is slow, from times between many pairs of its ends.
 *
 * <p>{@link org.tutti.lab.map.network.PairLogs} holds a time per pair and launch; {@link
 * org.tutti.lab.map.network.SuspectSearch} explains each by its kind and its two ends, robustly,
 * and finds the groups, ends, and pairs that exceed their like.
 */
package org.tutti.lab.map.network;
