package org.tutti.cli.command;

import org.tutti.records.file.TuttiVersion;
import picocli.CommandLine.IVersionProvider;

/** The text that {@code --version} prints. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }

  public static String text() {
    return "Tutti " + TuttiVersion.text();
  }
}
