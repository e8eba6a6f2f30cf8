package org.tutti.analysis.column;

import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/**
 * The cell, or the group of cells, that a row is about.
 *
 * @param key what was measured; of a group of cells that differ in size or number of processes, 0
 *     in its place
 * @param treatment the levels of the factors
 */
public record RowPlace(CellKey key, Treatment treatment) {}
