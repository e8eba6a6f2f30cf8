/**
 * Confidence intervals of the mean, of the median and other quantiles, and of anything else by
 * bootstrap. All return an {@link org.tutti.stats.interval.Estimate}.
 */
package org.tutti.stats.interval;
