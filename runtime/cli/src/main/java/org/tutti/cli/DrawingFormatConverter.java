package org.tutti.cli;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.tutti.figures.single.DrawingFormat;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the format of a single figure. */
final class DrawingFormatConverter implements ITypeConverter<DrawingFormat> {
  @Override
  public DrawingFormat convert(String value) {
    return Arrays.stream(DrawingFormat.values())
        .filter(format -> format.label().equals(value))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'"
                        + value
                        + "' is not one of "
                        + Arrays.stream(DrawingFormat.values())
                            .map(DrawingFormat::label)
                            .collect(Collectors.joining(", "))));
  }
}
