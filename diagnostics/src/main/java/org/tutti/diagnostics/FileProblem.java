package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;

/** Problems of the files that benchmarks read and write: 510 to 529. */
public enum FileProblem implements Problem {
  FILE_DIRECTORY_MISSING(
      510,
      USAGE,
      ERROR,
      "There is no directory where benchmarks should make their files.",
      "Create it, or name another one with --file-dir."),
  FILE_DIRECTORY_NOT_WRITABLE(
      511,
      USAGE,
      ERROR,
      "Benchmarks may not make files in a directory.",
      "Correct its permissions, or name another one with --file-dir."),
  FILE_SPACE_TOO_SMALL(
      512,
      USAGE,
      ERROR,
      "The files of a cell are larger than the space that is free.",
      "Use smaller messages, fewer blocks (--param blocks=N), or another file system"
          + " (--file-dir)."),
  FILE_LOCKS_MISSING(
      513,
      USAGE,
      ERROR,
      "The file system has no locks, which libraries need to write files together.",
      "Mount it with locks (NFS without nolock and local_lock), or name another one with"
          + " --file-dir."),
  FILE_DIRECTORY_NOT_SHARED(
      514,
      USAGE,
      ERROR,
      "A rank does not see the directory of files that all ranks open.",
      "Name a directory with --file-dir that all hosts share."),
  FILE_CACHE_KEPT(
      515,
      USAGE,
      ERROR,
      "The system keeps files in memory that it was asked to forget, as tmpfs does.",
      "Measure with --file-dir cache=warm, or name a directory on a device with --file-dir."),
  FILE_EXISTS(
      516,
      MEASUREMENT,
      ERROR,
      "A file that a benchmark would make exists already.",
      "Remove it, or let the benchmark choose another name: files are never overwritten."),
  FILE_HINT_IGNORED(
      517,
      USAGE,
      ERROR,
      "The library ignores a hint for files, or uses another value.",
      "Omit it, or give one that the message lists."),
  FILES_NOT_DECLARED(
      518,
      MEASUREMENT,
      ERROR,
      "A benchmark makes files, but does not say how large they are.",
      "Implement Payload, and its method fileBytes."),
  FILES_WANTED_DIFFERENTLY(
      519,
      USAGE,
      ERROR,
      "Benchmarks of a launch ask for different directories, hints, or states of files.",
      "Give all of them the same with --file-dir, its hints, and its cache, or measure them in"
          + " separate campaigns.");

  private final ProblemDescription description;

  FileProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
