/**
 * Whether two samples are the same within a margin. That a test found no difference is no evidence
 * that there is none; these tests ask the question the other way round.
 */
package org.tutti.stats.equivalence;
