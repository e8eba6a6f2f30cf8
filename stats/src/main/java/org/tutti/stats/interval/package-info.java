/**
 * Confidence intervals of the mean, of the median, and of other quantiles. All return an {@link
 * org.tutti.stats.interval.Estimate}.
 */
package org.tutti.stats.interval;
