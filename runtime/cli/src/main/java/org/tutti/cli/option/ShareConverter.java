package org.tutti.cli.option;

import org.tutti.records.settings.SettingReaders;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads fractions: {@code 3%} or {@code 0.03}. */
public final class ShareConverter implements ITypeConverter<Double> {
  @Override
  public Double convert(String value) {
    try {
      return SettingReaders.share(value);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
