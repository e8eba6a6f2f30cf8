package org.tutti.diagnostics;

/** Whose business a problem is. The exit status of a command follows from it. */
public enum ProblemKind {
  /** The command line, a setting or annotated source code asks for something impossible. */
  USAGE(ExitCode.USAGE),
  /** Something was not measured, or what was measured needs care. */
  MEASUREMENT(ExitCode.MEASUREMENT),
  /** A file or directory cannot be read or written, or does not hold what is needed. */
  DATA(ExitCode.DATA),
  /** The machine, the MPI library or the launcher lacks something. */
  INSTALLATION(ExitCode.INSTALLATION),
  /** A defect of Tutti. */
  INTERNAL(ExitCode.INTERNAL);

  private final int exitStatus;

  ProblemKind(int exitStatus) {
    this.exitStatus = exitStatus;
  }

  /** The exit status of a command that fails with a problem of this kind. */
  public int exitStatus() {
    return exitStatus;
  }
}
