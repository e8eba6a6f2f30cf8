package org.tutti.runtime.measure;

import org.tutti.runtime.store.CellRecord;
import org.tutti.runtime.store.Completion;
import org.tutti.runtime.store.LaunchHeader;

/** Hears on the root what a launch comes to; all of it is on disk by then. */
public interface LaunchObserver {
  void began(LaunchHeader header);

  void finished(CellRecord cell);

  void completed(Completion completion);
}
