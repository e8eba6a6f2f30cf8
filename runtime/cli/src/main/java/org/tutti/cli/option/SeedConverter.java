package org.tutti.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads seeds, which may be any 64-bit integer. */
public final class SeedConverter implements ITypeConverter<Long> {
  @Override
  public Long convert(String value) {
    try {
      return Long.valueOf(value);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + value + "' is not a 64-bit integer");
    }
  }
}
