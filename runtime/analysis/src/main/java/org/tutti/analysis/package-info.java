/**
 * How raw observations become figures: algorithm 3 of Hunold and Carpen-Amarie (2016). The
 * observations of each cell of each launch are filtered by Tukey's rule and reduced to a median and
 * a mean; the report shows the distribution of these over the launches, because observations of the
 * same launch are more similar than those of different launches.
 *
 * <p>A launch file is read once, cell by cell, so that a campaign need not fit into memory. A part
 * of the observations is kept in memory for the diagnosis of each cell ({@link
 * org.tutti.analysis.MergedFinding}).
 */
package org.tutti.analysis;
