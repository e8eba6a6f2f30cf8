/** Observations in their order: whether they depend on each other, drift, or change abruptly. */
package org.tutti.stats.series;
