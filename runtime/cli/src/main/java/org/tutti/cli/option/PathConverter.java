package org.tutti.cli.option;

import java.nio.file.Path;
import org.tutti.records.settings.SettingReaders;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads paths; the current directory is {@code .}, not an empty text. */
public final class PathConverter implements ITypeConverter<Path> {
  @Override
  public Path convert(String value) {
    try {
      return SettingReaders.path(value);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
