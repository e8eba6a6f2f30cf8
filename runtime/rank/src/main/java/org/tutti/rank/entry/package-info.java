/**
 * How a rank starts: what it is to measure, which MPI it opens, and what it prints when that fails.
 *
 * <p>The driver of a campaign starts {@link org.tutti.rank.entry.RankMain} with a prepared request,
 * so that a rank need not load and run a parser of command lines. A launch that is started by hand
 * parses its command line and then calls the same code.
 */
package org.tutti.rank.entry;
