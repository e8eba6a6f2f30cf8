/**
 * Maps of a machine: the time of each pair of its ranks, cores, or hosts, and which of these are
 * slower than their like.
 *
 * <p>{@link org.tutti.lab.map.PairMap} reads campaigns of the operations {@code pairs:...}; {@link
 * org.tutti.lab.map.network.SuspectSearch} judges.
 */
package org.tutti.lab.map;
