package org.tutti.sync.process;

/**
 * What the methods on global time can be told. Nanoseconds throughout.
 *
 * @param length length of every window; 0 to adapt it to the operation
 * @param lead time between the agreement on a run and its first window, to begin with
 * @param tolerance how late a start may be, judged after the wait
 * @param slot time that a cell may take; 0 for no limit
 * @param root rank whose clock the windows are counted on
 */
public record WindowParameters(long length, long lead, long tolerance, long slot, int root) {}
