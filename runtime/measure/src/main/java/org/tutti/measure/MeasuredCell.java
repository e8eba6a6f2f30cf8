package org.tutti.measure;

import java.util.Optional;
import org.tutti.records.launch.CellRecord;

/**
 * What came out of a cell.
 *
 * @param record has meaning on the root only
 * @param ranks the times of all ranks, where they are to be kept
 */
record MeasuredCell(CellRecord record, Optional<RankTimesGather> ranks) {}
