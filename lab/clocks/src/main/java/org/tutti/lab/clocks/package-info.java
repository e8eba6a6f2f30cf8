/**
 * The experiments of hunold2015 on synchronization, for the machine at hand. Each {@code
 * Experiment} makes one {@code DataTable}: printed as text, written as comma-separated values for
 * plots. {@code Recommendation} derives from them how to synchronize here, and why.
 *
 * <p>On a user's machine nobody knows the truth, so errors are measured as in the paper: after
 * synchronization the ranks exchange messages again, stamped with global time. What such a
 * measurement can show ends at the asymmetry of the links.
 */
package org.tutti.lab.clocks;
