package org.tutti.measure;

import java.util.Optional;
import org.tutti.measure.process.ProcessTree;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.Heartbeats;

/** Tells the driver of a campaign, if there is one, where this rank is. */
final class HeartbeatSender {
  private final Optional<Heartbeats> heartbeats;
  private final int rank;
  private final int cells;

  /**
   * @param cells cells of this launch
   */
  HeartbeatSender(MeasureRequest request, int rank, int cells) {
    this.heartbeats =
        Optional.ofNullable(System.getenv(ProcessTree.VARIABLE))
            .map(mark -> Heartbeats.in(request.directory()));
    this.rank = rank;
    this.cells = cells;
  }

  /** This rank is about to do something to a cell. */
  void cell(String phase, int position, CellKey key) {
    beat(phase + " cell " + (position + 1) + "/" + cells + ", " + key);
  }

  /** This rank is about to do something. */
  void beat(String phase) {
    heartbeats.ifPresent(beats -> beats.beat(rank, phase));
  }
}
