package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;

/** Problems of archives that are handed to others: 481 to 489. */
public enum ArchiveProblem implements Problem {
  AUTHOR_INVALID(
      481,
      USAGE,
      ERROR,
      "The text that is to name an author cannot be understood.",
      "Write a name, or a name and an ORCID, with a semicolon between them."),
  LICENSE_INVALID(
      482,
      USAGE,
      ERROR,
      "The license of an archive is neither an identifier of the SPDX list nor an address.",
      "Give an identifier, such as CC-BY-4.0, or an https address."),
  CITATION_MISSING(
      483,
      USAGE,
      ERROR,
      "Nobody has said yet who measured a study, or how others may use it.",
      "Name an author and a license once; both are remembered."),
  NOTHING_TO_ARCHIVE(
      484,
      DATA,
      ERROR,
      "A campaign that is to be archived has no figure yet.",
      "Measure it first, or finish it with resume.");

  private final ProblemDescription description;

  ArchiveProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
