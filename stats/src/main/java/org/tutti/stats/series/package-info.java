/**
 * Observations in their order: whether they depend on each other, drift, change abruptly, or have
 * become steady.
 */
package org.tutti.stats.series;
