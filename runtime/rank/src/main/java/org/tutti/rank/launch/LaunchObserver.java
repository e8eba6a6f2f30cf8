package org.tutti.rank.launch;

import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchHeader;

/**
 * Observes a launch on the root. Each method is called after its argument has been written to the
 * result file.
 */
public interface LaunchObserver {
  /** Does nothing. */
  LaunchObserver NONE =
      new LaunchObserver() {
        @Override
        public void began(LaunchHeader header) {}

        @Override
        public void finished(CellRecord cell) {}

        @Override
        public void completed(Completion completion) {}
      };

  void began(LaunchHeader header);

  void finished(CellRecord cell);

  void completed(Completion completion);
}
