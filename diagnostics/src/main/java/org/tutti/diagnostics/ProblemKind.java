package org.tutti.diagnostics;

/**
 * Whose business a problem is. The exit status of a command follows from it.
 *
 * <p>3 to 7 are results of the command {@code gate}, and 7 also of {@code compare} and {@code
 * history}; a rank of MPJ Express says with 3 that it ran out of memory and with 73 that it is
 * done; statuses from 128 on are signals.
 */
public enum ProblemKind {
  /** The command line, a setting or annotated source code asks for something impossible. */
  USAGE(2),
  /** Something was not measured, or what was measured needs care. */
  MEASUREMENT(1),
  /** A file or directory cannot be read or written, or does not hold what is needed. */
  DATA(65),
  /** The machine, the MPI library or the launcher lacks something. */
  INSTALLATION(69),
  /** A defect of Tutti. */
  INTERNAL(70);

  private final int exitStatus;

  ProblemKind(int exitStatus) {
    this.exitStatus = exitStatus;
  }

  /** The exit status of a command that fails with a problem of this kind. */
  public int exitStatus() {
    return exitStatus;
  }
}
