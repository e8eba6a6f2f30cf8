package org.tutti.campaign.tune;

import org.tutti.analysis.compare.CellComparison;

/**
 * A choice and what launches of their own have found.
 *
 * @param comparison of the default (A) with the choice (B)
 * @param written whether the gain was verified, so that the choice is in the file
 */
public record VerifiedChoice(Choice choice, CellComparison comparison, boolean written) {}
