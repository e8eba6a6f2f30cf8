package org.tutti.cli;

import org.tutti.measure.environment.TuttiVersion;
import picocli.CommandLine.IVersionProvider;

/** The text that {@code --version} prints. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }

  static String text() {
    return "Tutti " + TuttiVersion.text();
  }
}
