/**
 * A benchmark's cell: the observations of one launch, and the launches together. This is algorithm
 * 3 of Hunold and Carpen-Amarie 2016: filter the observations of each launch, take their median,
 * then examine the distribution of the medians over the launches.
 */
package org.tutti.stats.cell;
