/**
 * Outliers: found, counted and reported, never dropped in silence. A filter hands back what it kept
 * together with what it dropped.
 */
package org.tutti.stats.outlier;
