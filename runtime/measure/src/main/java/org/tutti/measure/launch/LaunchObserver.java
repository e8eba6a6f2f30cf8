package org.tutti.measure.launch;

import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchHeader;

/** Hears on the root what a launch comes to; all of it is on disk by then. */
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
