package org.tutti.diagnostics;

/** The exit statuses of all programs of Tutti, on which scripts rely. */
public final class ExitCode {
  public static final int SUCCESS = 0;

  /** Something was not measured, or what was measured needs care. */
  public static final int MEASUREMENT = 1;

  /** The command line, a setting, or annotated source code asks for something impossible. */
  public static final int USAGE = 2;

  /** 3 to 5 are results of comparisons: at least one cell is slower. */
  public static final int REGRESSION = 3;

  /** The evidence shows neither that a cell is slower nor that all are within the limit. */
  public static final int NOT_DECIDED = 4;

  /** What was to be compared is missing, in a part or as a whole, or cannot be trusted. */
  public static final int NOT_MEASURED = 5;

  /** A file cannot be used: EX_DATAERR of sysexits.h, as are the next two. */
  public static final int DATA = 65;

  /** Something is not installed: EX_UNAVAILABLE. */
  public static final int INSTALLATION = 69;

  /** A defect of Tutti: EX_SOFTWARE. */
  public static final int INTERNAL = 70;

  /**
   * Ranks that Tutti has started have done their work; 0 might be that of a benchmark that called
   * exit.
   */
  public static final int RANKS_DONE = 73;

  /** The shell's status of a process that a signal has ended is its number plus this one. */
  public static final int SIGNAL = 128;

  /** Ended by SIGINT. */
  public static final int INTERRUPTED = SIGNAL + 2;

  private ExitCode() {}
}
