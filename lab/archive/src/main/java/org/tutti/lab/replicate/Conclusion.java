package org.tutti.lab.replicate;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.column.RowPlace;
import org.tutti.stats.interval.Estimate;

/** What a campaign has concluded, as far as another campaign can find it again. */
interface Conclusion {
  ConclusionKind kind();

  /** The cell, or the group of cells, that it is about. */
  RowPlace place();

  /** What was concluded, in words. */
  String statement();

  /** The ratio that was found, with its interval; empty if it is about several. */
  Optional<Estimate> ratio();

  /**
   * What must hold of another campaign so that the conclusion does.
   *
   * @param there its cells
   * @return empty if a cell has no figure there
   */
  Optional<List<RatioClaim>> claims(CellsOfReplica there);
}
