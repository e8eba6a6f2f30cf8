/**
 * Finds, for operations, message sizes and numbers of processes, algorithms of an MPI library that
 * are faster than those it chooses by itself, and writes a file that makes the library use them.
 *
 * <pre>{@code
 * TunableLibrary --> Algorithm --> race (RaceRule, RaceCell) --> Choice
 *                                                                  |
 *                 TuningResult <-- TuningVerification <------------+
 * }</pre>
 *
 * <p>{@link org.tutti.lab.tune.Tuning} leads from one to the other. A {@link
 * org.tutti.lab.tune.TunableLibrary} knows what a library calls its parameters and which file it
 * reads; what algorithms there are, the library itself tells through its tool interface. A race is
 * a campaign in which algorithms that have lost at all sizes are not launched any more. What it
 * finds is measured once more, in launches of their own: the default against the very file that is
 * to be written.
 */
package org.tutti.lab.tune;
