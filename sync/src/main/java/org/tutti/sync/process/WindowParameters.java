package org.tutti.sync.process;

/**
 * What the window scheme can be told. Nanoseconds throughout.
 *
 * @param length length of every window; 0 to measure it from the operation
 * @param lead time between the agreement on a run and its first window
 * @param tolerance how late a start may be, judged after the wait
 * @param root rank whose clock the windows are counted on
 */
public record WindowParameters(long length, long lead, long tolerance, int root) {}
