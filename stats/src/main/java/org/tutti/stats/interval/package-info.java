/**
 * Confidence intervals: of the mean, of the median and other quantiles, and by bootstrap of
 * anything else. All give an {@link org.tutti.stats.interval.Estimate}.
 */
package org.tutti.stats.interval;
