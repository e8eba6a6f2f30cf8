package org.tutti.lab.stress;

/**
 * What a stress test is to do.
 *
 * @param seconds how long it takes
 * @param largest size of the largest block in bytes; smaller with many ranks
 * @param seed of all that is drawn; that of the root is used
 */
public record StressOptions(int seconds, long largest, long seed) {}
