package org.tutti.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How a command prints its result. */
enum ResultFormat {
  TEXT,
  JSON,
  CSV,
  HTML;

  /** Its name on the command line. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads every format. */
  static class FormatConverter implements ITypeConverter<ResultFormat> {
    private final List<ResultFormat> allowed;

    FormatConverter() {
      this(Arrays.asList(values()));
    }

    private FormatConverter(List<ResultFormat> allowed) {
      this.allowed = allowed;
    }

    @Override
    public ResultFormat convert(String value) {
      return allowed.stream()
          .filter(format -> format.label().equals(value))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'"
                          + value
                          + "' is not one of "
                          + allowed.stream()
                              .map(ResultFormat::label)
                              .collect(Collectors.joining(", "))));
    }
  }

  /** Reads the formats of results that are no table. */
  static final class TextOrJson extends FormatConverter {
    TextOrJson() {
      super(List.of(TEXT, JSON));
    }
  }
}
