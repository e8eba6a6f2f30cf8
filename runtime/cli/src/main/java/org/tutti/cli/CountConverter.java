package org.tutti.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a count, which must be at least one. */
class CountConverter implements ITypeConverter<Integer> {
  private final int least;

  CountConverter() {
    this(1);
  }

  private CountConverter(int least) {
    this.least = least;
  }

  @Override
  public Integer convert(String value) {
    if (value.matches("\\d{1,10}") && Long.parseLong(value) <= Integer.MAX_VALUE) {
      int count = Integer.parseInt(value);
      if (count >= least) {
        return count;
      }
    }
    throw new TypeConversionException("'" + value + "' is not a whole number of at least " + least);
  }

  /** For counts of which one is not enough, because their variation is measured. */
  static final class AtLeastTwo extends CountConverter {
    AtLeastTwo() {
      super(2);
    }
  }
}
