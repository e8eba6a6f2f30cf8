package org.tutti.lab.tune;

import org.tutti.analysis.compare.CellComparison;

/**
 * A choice and what launches of their own have found.
 *
 * @param comparison of the default (A) with the choice (B)
 * @param verified whether the gain was
 * @param written whether the choice is in the file: as its gain was verified or, where one choice
 *     holds for all sizes, as another's was and this size loses nothing
 */
public record VerifiedChoice(
    Choice choice, CellComparison comparison, boolean verified, boolean written) {}
