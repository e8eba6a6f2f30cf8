/**
 * The time-stamp counter of x86-64 as a clock. Java cannot read it, and there may be no C compiler:
 * {@code TscReader} puts the four instructions that read it into a page of memory, makes that
 * executable, and calls it through the linker. {@code TscReliability} checks whether the counter
 * can be trusted.
 */
package org.tutti.sync.tsc;
