package org.tutti.measure.plan;

import java.util.Optional;
import org.tutti.annotations.DataState;
import org.tutti.annotations.RunTimeBasis;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/**
 * What happens once in a launch, and is therefore measured before its first cell: operations of the
 * catalog whose cells have that one observation, whatever their settings say.
 */
public enum OnceInLaunch {
  /** What {@code MPI_Init_thread} took. */
  INITIALIZATION("MPI_Init"),
  /** What a rank's first exchange with another one took, on average over the others. */
  FIRST_MESSAGE("pairs:first-message"),
  /** The same of the exchanges that followed, each other rank with its median. */
  NEXT_MESSAGES("pairs:next-messages");

  private final String catalogName;

  OnceInLaunch(String catalogName) {
    this.catalogName = catalogName;
  }

  /** Its name as a benchmark. */
  public String catalogName() {
    return catalogName;
  }

  /** What a cell wants of it, if it does. */
  public static Optional<OnceInLaunch> of(Cell cell) {
    return of(cell.benchmark());
  }

  private static Optional<OnceInLaunch> of(BenchmarkDescriptor benchmark) {
    for (OnceInLaunch once : values()) {
      if (once.catalogName.equals(benchmark.name())) {
        return Optional.of(once);
      }
    }
    return Optional.empty();
  }

  /** The settings of a benchmark, of which those that cannot be chosen here are replaced. */
  static Settings settings(BenchmarkDescriptor benchmark, Settings settings) {
    return of(benchmark).isEmpty()
        ? settings
        : settings
            .with(SettingValue.of(SettingKey.REPETITIONS, 1))
            .with(SettingValue.of(SettingKey.WARMUP, 0))
            .with(SettingValue.of(SettingKey.BATCH, 1))
            .with(SettingValue.of(SettingKey.BATCH_BARRIER, false))
            .with(SettingValue.of(SettingKey.DATA, DataState.UNTOUCHED))
            .with(SettingValue.of(SettingKey.PHASES, false))
            .with(SettingValue.of(SettingKey.RUN_TIME, RunTimeBasis.LOCAL))
            .without(SettingKey.SYNC_PARAMETERS)
            .with(SettingKey.SYNC.parse("BARRIER"));
  }
}
