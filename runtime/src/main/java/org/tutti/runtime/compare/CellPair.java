package org.tutti.runtime.compare;

import java.util.Map;
import org.tutti.runtime.analysis.CellFigures;
import org.tutti.runtime.store.CellKey;

/**
 * A cell as both sides have it.
 *
 * @param key what was measured
 * @param levels levels of the factors that are not compared
 * @param a medians of the launches of side A in nanoseconds
 * @param b medians of the launches of side B in nanoseconds; in the same blocks, if paired
 * @param figuresOfA all figures of side A
 * @param figuresOfB all figures of side B
 */
public record CellPair(
    CellKey key,
    Map<String, String> levels,
    double[] a,
    double[] b,
    CellFigures figuresOfA,
    CellFigures figuresOfB) {}
