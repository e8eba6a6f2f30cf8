package org.tutti.runtime.plan;

import org.tutti.annotations.SyncMethod;

/** What holds where neither the command line nor an annotation says anything. */
public final class Defaults {
  /** Every setting set. */
  public static final Settings SETTINGS =
      Settings.builder()
          .msizes(8, 1024, 65536)
          .sync(SyncMethod.BARRIER)
          .coldCache(false)
          .repetitions(1000)
          .launches(10)
          .warmup(200)
          .build();

  private Defaults() {}
}
