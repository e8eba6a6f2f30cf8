package org.tutti.cli.option;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How a command prints its result. */
public enum ResultFormat {
  TEXT,
  JSON,
  CSV,
  HTML;

  /** Its name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads every format. */
  public static class FormatConverter implements ITypeConverter<ResultFormat> {
    private final List<ResultFormat> allowed;

    public FormatConverter() {
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
  public static final class TextOrJson extends FormatConverter {
    public TextOrJson() {
      super(List.of(TEXT, JSON));
    }
  }
}
