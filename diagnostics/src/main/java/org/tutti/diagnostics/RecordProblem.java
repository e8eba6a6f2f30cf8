package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of the files of a campaign and of what they ask for: 351 to 359. */
public enum RecordProblem implements Problem {
  RECORDS_MIXED(
      351,
      DATA,
      ERROR,
      "The files in the directory of a campaign do not belong together: one was copied, exchanged,"
          + " lost, or comes from another campaign.",
      "Put the files back as they were, or resume the campaign, which sets aside what does not"
          + " belong and repeats those launches."),
  RECORD_TOO_LARGE(
      352,
      DATA,
      ERROR,
      "A file, or a line of it, is larger than any that Tutti writes, or than the heap of this JVM.",
      "If it is a file of Tutti's, give java a larger heap, such as -Xmx8g."),
  RECORD_TOO_OLD(
      353,
      DATA,
      ERROR,
      "A file has a format that only earlier versions of Tutti write and read.",
      "Read it with the version of Tutti that wrote it, or measure again."),
  WARNING_OF_NEWER_VERSION(
      354,
      MEASUREMENT,
      WARNING,
      "A newer version of Tutti wrote a warning that this version does not know.",
      "Look its identifier up in the manual of that version.");

  private final ProblemDescription description;

  RecordProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
