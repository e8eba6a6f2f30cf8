package org.tutti.cli.option;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads what a function reads that says by an exception what is wrong with a text. */
abstract class ReaderConverter<T> implements ITypeConverter<T> {
  private final Function<String, T> reader;

  ReaderConverter(Function<String, T> reader) {
    this.reader = reader;
  }

  @Override
  public T convert(String value) {
    try {
      return reader.apply(value);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
