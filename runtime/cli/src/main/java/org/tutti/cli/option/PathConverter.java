package org.tutti.cli.option;

import java.nio.file.Path;
import org.tutti.records.settings.SettingReaders;

/** Reads paths; the current directory is {@code .}, not an empty text. */
public final class PathConverter extends ReaderConverter<Path> {
  public PathConverter() {
    super(SettingReaders::path);
  }
}
