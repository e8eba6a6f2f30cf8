/**
 * A time as a function of the message size: which sizes to measure next, and where the time jumps
 * (Gropp and Lusk 1999, sections 3.2 and 3.3).
 *
 * <p>A {@link org.tutti.lab.sizes.curve.SizeCurve} holds the medians of all passes over the sizes.
 * A {@link org.tutti.lab.sizes.curve.RefinementRule} compares each size with the straight line
 * between its neighbors, pass by pass, and inserts sizes where the line misses; a {@link
 * org.tutti.lab.sizes.curve.CurveJump} is what remains when no further size can be inserted.
 */
package org.tutti.lab.sizes.curve;
