package org.tutti.runtime.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of Tutti, from the manifest of its jar. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"Tutti " + text()};
  }

  /** The version, or {@code development} outside a jar. */
  static String text() {
    return Objects.requireNonNullElse(
        Version.class.getPackage().getImplementationVersion(), "development");
  }
}
