package org.tutti.processor.read;

/**
 * What is timed of a benchmark.
 *
 * @param operations that one call of it performs
 * @param single whether something is done around each call, so that an observation has only one
 */
record TimedCalls(int operations, boolean single) {}
