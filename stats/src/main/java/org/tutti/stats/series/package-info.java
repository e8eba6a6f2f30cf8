/**
 * Observations in the order in which they were made: whether they depend on each other, drift, jump
 * or have become steady.
 */
package org.tutti.stats.series;
