/**
 * From raw observations to figures: algorithm 3 of Hunold and Carpen-Amarie (2016). The
 * observations of each cell of each launch are filtered by Tukey's rule and reduced to a median and
 * a mean; what is reported is the distribution of these over the launches, because observations of
 * one launch resemble each other more than those of two.
 *
 * <p>A launch file is read once, cell by cell, so that a campaign need not fit into memory. A part
 * of the observations stays there, for the diagnosis of each cell ({@link
 * org.tutti.analysis.MergedFinding}).
 */
package org.tutti.analysis;
