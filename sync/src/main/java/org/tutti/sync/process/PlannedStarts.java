package org.tutti.sync.process;

import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.parameter.SyncParameter;

/** Parameters that the methods with planned starts have in common. */
public final class PlannedStarts {
  /** Length of every window; unless it is given, it is measured from the operation. */
  public static final SyncParameter<Long> WINDOW = SyncParameter.time(SyncParameterName.WINDOW);

  /** How late a start may be, judged after the wait. */
  public static final SyncParameter<Long> TOLERANCE =
      SyncParameter.time(SyncParameterName.TOLERANCE);

  /** Observations made at most for each one that is wanted. */
  public static final SyncParameter<Integer> ATTEMPTS =
      SyncParameter.count(SyncParameterName.ATTEMPTS);

  private PlannedStarts() {}
}
