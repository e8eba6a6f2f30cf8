/**
 * The gate for continuous integration, which passes or rejects a change. A change is a regression
 * only if some cell is significantly slower by more than the margin; it passes only if every cell
 * is significantly within the margin; otherwise, the outcome is inconclusive. A benchmark that no
 * longer works is an error and not a cell less to compare. Each outcome has an exit status of its
 * own, so that "nothing was measured" cannot be mistaken for "regression".
 */
package org.tutti.analysis.gate;
