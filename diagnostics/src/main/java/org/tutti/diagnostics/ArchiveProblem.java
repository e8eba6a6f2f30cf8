package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.INSTALLATION;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;

/** Problems of archives that are handed to others: 481 to 489 and 540 to 549. */
public enum ArchiveProblem implements Problem {
  AUTHOR_INVALID(
      481,
      USAGE,
      ERROR,
      "The name of an author cannot be understood.",
      "Write a name, or a name and an ORCID, with a semicolon between them."),
  LICENSE_INVALID(
      482,
      USAGE,
      ERROR,
      "The license of an archive is neither an SPDX identifier nor an address.",
      "Give an identifier, such as CC-BY-4.0, or an https address."),
  CITATION_MISSING(
      483,
      USAGE,
      ERROR,
      "A study has no author or no license yet.",
      "Name an author and a license once; both are remembered."),
  NOTHING_TO_ARCHIVE(
      484,
      DATA,
      ERROR,
      "A campaign that is to be archived has no figure yet.",
      "Measure it first, or finish it with run --results DIR."),
  PLAN_NAMES_HOSTS(
      485,
      USAGE,
      ERROR,
      "The plan of a study names hosts of another machine.",
      "Name hosts of this machine with --hosts."),
  CHANGE_OF_A_FACTOR(
      486,
      USAGE,
      ERROR,
      "An option would change what the study compares.",
      "Omit it, or replicate on a machine that has all levels of the study."),
  RANKS_EXCEED_PROCESSORS(
      487,
      USAGE,
      ERROR,
      "A study had a processor for each rank, and this machine has fewer.",
      "Give -np with fewer ranks, or with those of the study to let them share processors."),
  LIBRARY_OF_STUDY_MISSING(
      488,
      INSTALLATION,
      ERROR,
      "The MPI library of a study is not installed here.",
      "Install it, or name another one with --mpi-library or --mpi."),
  NO_CONCLUSION(
      489,
      DATA,
      ERROR,
      "A study has no conclusion to find again: it compared nothing, or decided nothing.",
      "Measure its campaigns again with rerun, and compare them with compare."),
  STUDY_NOT_READABLE(
      540,
      DATA,
      ERROR,
      "The archive of a study cannot be read.",
      "Name a file that the command archive has written; if it is damaged, get it again."),
  NOT_A_STUDY(
      541,
      DATA,
      ERROR,
      "A ZIP file is not the archive of a study.",
      "Name a file that the command archive has written."),
  STUDY_OF_OTHER_VERSION(
      542,
      DATA,
      ERROR,
      "This version of Tutti does not read the layout of the archive.",
      "Use the version that wrote it, which may be in its benchmarks, or a newer one."),
  STUDY_DAMAGED(
      543,
      DATA,
      ERROR,
      "A file of a study is missing, or differs from its description.",
      "Get the archive again from whoever made it."),
  STUDY_HOSTILE(
      544,
      DATA,
      ERROR,
      "An archive has what the command archive never writes: a name outside its directory, a file"
          + " twice, or too many bytes.",
      "Do not unpack it by other means; ask whoever gave it to you."),
  RESULTS_OF_OTHER_STUDY(
      545,
      USAGE,
      ERROR,
      "The results directory has something else than a replication of this study.",
      "Name another directory with --results."),
  COORDINATES_INVALID(
      546,
      USAGE,
      ERROR,
      "The source of an archive's benchmarks is not given as Maven coordinates.",
      "Give group, artifact, and version, such as org.example:benchmarks:1.0.");

  private final ProblemDescription description;

  ArchiveProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
