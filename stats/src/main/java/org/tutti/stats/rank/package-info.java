/** Ranks with ties, and the exact distributions of rank sums. */
package org.tutti.stats.rank;
