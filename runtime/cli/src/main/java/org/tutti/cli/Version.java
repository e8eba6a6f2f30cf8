package org.tutti.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** Version and revision of Tutti, which the build writes into a file beside this class. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"Tutti " + text()};
  }

  static String text() {
    try (InputStream file = Version.class.getResourceAsStream("version.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
