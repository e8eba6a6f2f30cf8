package org.tutti.cli.option;

import java.util.List;
import org.tutti.annotations.syntax.NumberList;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a size in bytes, such as {@code 4Mi}. */
public final class SizeConverter implements ITypeConverter<Long> {
  @Override
  public Long convert(String value) {
    try {
      List<Long> sizes = NumberList.parse(value);
      if (sizes.size() == 1 && sizes.get(0) > 0) {
        return sizes.get(0);
      }
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException("'" + value + "' is not a size: " + e.getMessage());
    }
    throw new TypeConversionException("'" + value + "' is not a single size of at least 1 B");
  }
}
