package org.tutti.measure.plan;

/** What holds where neither the command line nor an annotation says anything. */
public final class Defaults {
  /** Every setting that has a default. */
  public static final Settings SETTINGS =
      Settings.builder()
          .set(SettingKey.MSIZES, "8,1Ki,64Ki")
          .set(SettingKey.SYNC, "BARRIER")
          .set(SettingKey.CLOCK, "MONOTONIC")
          .set(SettingKey.SUMMARY, "MAX")
          .set(SettingKey.SUMMARY_ALL_RANKS, "false")
          .set(SettingKey.BATCH, "1")
          .set(SettingKey.BATCH_BARRIER, "false")
          .set(SettingKey.COLD_CACHE, "false")
          .set(SettingKey.COLD_CACHE_METHOD, "OVERWRITE")
          .set(SettingKey.REPETITIONS, "1000")
          .set(SettingKey.REPETITIONS_ROUNDS, "10")
          .set(SettingKey.LAUNCHES, "10")
          .set(SettingKey.WARMUP, "200")
          .build();

  private Defaults() {}
}
