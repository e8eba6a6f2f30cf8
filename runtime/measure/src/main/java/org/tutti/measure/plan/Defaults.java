package org.tutti.measure.plan;

/** What holds where neither the command line nor an annotation says anything. */
public final class Defaults {
  /** Every setting that has a default. */
  public static final Settings SETTINGS =
      Settings.builder()
          .set(Setting.MSIZES, "8,1Ki,64Ki")
          .set(Setting.SYNC, "BARRIER")
          .set(Setting.CLOCK, "MONOTONIC")
          .set(Setting.SUMMARY, "MAX")
          .set(Setting.SUMMARY_ALL_RANKS, "false")
          .set(Setting.BATCH, "1")
          .set(Setting.BATCH_BARRIER, "false")
          .set(Setting.COLD_CACHE, "false")
          .set(Setting.COLD_CACHE_METHOD, "OVERWRITE")
          .set(Setting.REPETITIONS, "1000")
          .set(Setting.REPETITIONS_ROUNDS, "10")
          .set(Setting.LAUNCHES, "10")
          .set(Setting.WARMUP, "200")
          .build();

  private Defaults() {}
}
