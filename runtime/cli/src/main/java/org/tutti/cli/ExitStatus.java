package org.tutti.cli;

/** What the measuring command tells the shell. */
final class ExitStatus {
  static final int SUCCESS = 0;

  /** Something was not measured. */
  static final int FAILURE = 1;

  /** The command line or the settings are wrong; nothing was started. */
  static final int USAGE = 2;

  private ExitStatus() {}
}
