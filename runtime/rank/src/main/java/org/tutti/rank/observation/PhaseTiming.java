package org.tutti.rank.observation;

import java.util.Optional;
import org.tutti.runtime.PhaseMarker;

/** What happens around the phases of a cell's observations. */
public interface PhaseTiming extends PhaseMarker {
  /** The marker of a cell whose phases are not timed. */
  PhaseTiming OFF =
      new PhaseTiming() {
        @Override
        public void mark(String phase) {}

        @Override
        public void begin(int index) {}

        @Override
        public void end(long start, long end) {}

        @Override
        public void append(int observations) {}
      };

  /** The log, or nothing if there is none. */
  static PhaseTiming of(Optional<PhaseLog> log) {
    return log.isPresent() ? log.get() : OFF;
  }

  /** Begins the observation {@code index} of a run. */
  void begin(int index);

  /** Ends the observation, whose times on the rank's clock are given. */
  void end(long start, long end);

  /** Keeps the first {@code observations} of the run. */
  void append(int observations);
}
