/**
 * The gate of continuous integration: lets a change pass, or stops it, by evidence. A change is a
 * regression only if a cell has become slower by more than the margin beyond doubt; it passes only
 * if every cell is within the margin beyond doubt; anything else is inconclusive and says so. Each
 * outcome has an exit status of its own, so that "nothing was measured" is never read as
 * "regression".
 */
package org.tutti.analysis.gate;
