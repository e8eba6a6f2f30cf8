/**
 * What single outliers of a cell came from. Nothing may be read between the two readings of the
 * clock, so the witnesses are counters that are read right after an observation that took
 * suspiciously long; what they have gained since the reading before happened in its interval, from
 * the end of the observation before it to its own end.
 *
 * <p>{@link org.tutti.rank.outlier.IntervalWatch} notices long intervals and reads {@link
 * org.tutti.rank.outlier.CauseCounters}, on each rank for itself. After the cell, {@link
 * org.tutti.rank.outlier.OutlierAttribution} finds the outliers and asks all ranks about them: it
 * takes one rank that loses its processor to make an observation long on all.
 */
package org.tutti.rank.outlier;
