package org.tutti.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a ratio of times, such as {@code 1.03}, which must be at least one. */
final class RatioConverter implements ITypeConverter<Double> {
  @Override
  public Double convert(String value) {
    if (value.matches("\\d{1,6}(\\.\\d{1,9})?") && Double.parseDouble(value) >= 1) {
      return Double.valueOf(value);
    }
    throw new TypeConversionException("'" + value + "' is not a ratio of at least 1");
  }
}
