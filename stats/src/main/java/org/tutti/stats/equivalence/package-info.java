/**
 * Whether two samples are the same within a margin. A test that finds no difference is not evidence
 * that there is none; these tests therefore reverse the question.
 */
package org.tutti.stats.equivalence;
