/**
 * A benchmark's cell: the observations of one launch, and the launches together. This is algorithm
 * 3 of Hunold and Carpen-Amarie 2016: filter the observations of each launch, take their median and
 * mean, then examine the distribution of these over the launches.
 */
package org.tutti.stats.cell;
