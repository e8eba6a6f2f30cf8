/**
 * Outliers: found, counted, and reported, never dropped silently. A filter returns both the values
 * that it kept and those that it dropped.
 */
package org.tutti.stats.outlier;
