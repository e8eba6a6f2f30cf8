package org.tutti.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads fractions: {@code 3%} or {@code 0.03}. */
public final class ShareConverter implements ITypeConverter<Double> {
  @Override
  public Double convert(String value) {
    boolean percent = value.endsWith("%");
    String number = percent ? value.substring(0, value.length() - 1) : value;
    if (number.matches("\\d{1,6}(\\.\\d{1,9})?")) {
      double share = Double.parseDouble(number) / (percent ? 100 : 1);
      if (share > 0 && share < 1) {
        return share;
      }
    }
    throw new TypeConversionException(
        "'" + value + "' is not a fraction between 0 and 1; write it as 3% or 0.03");
  }
}
