package org.tutti.cli.option;

import org.tutti.records.settings.SettingReaders;

/** Reads fractions: {@code 3%} or {@code 0.03}. */
public final class ShareConverter extends ReaderConverter<Double> {
  public ShareConverter() {
    super(SettingReaders::share);
  }
}
