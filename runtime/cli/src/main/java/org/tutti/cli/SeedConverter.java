package org.tutti.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads seeds, which may be any whole number of 64 bits. */
final class SeedConverter implements ITypeConverter<Long> {
  @Override
  public Long convert(String value) {
    try {
      return Long.valueOf(value);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'" + value + "' is not a whole number of 64 bits");
    }
  }
}
