package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.INSTALLATION;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of the files of a campaign and of what they ask for: 351 to 360. */
public enum RecordProblem implements Problem {
  RECORDS_MIXED(
      351,
      DATA,
      ERROR,
      "The files of a campaign do not belong together: one was copied, replaced, or lost, or is"
          + " from another campaign.",
      "Put the files back, or resume the campaign, which sets aside what does not belong and"
          + " repeats those launches."),
  RECORD_TOO_LARGE(
      352,
      DATA,
      ERROR,
      "A file, or a line of it, is larger than any that Tutti writes, or does not fit in the heap.",
      "If Tutti wrote it, give java a larger heap, such as -Xmx8g."),
  RECORD_TOO_OLD(
      353,
      DATA,
      ERROR,
      "A file has a format of earlier versions of Tutti.",
      "Read it with the version that wrote it, or measure again."),
  WARNING_OF_NEWER_VERSION(
      354,
      MEASUREMENT,
      WARNING,
      "A newer version of Tutti wrote a warning that this version does not know.",
      "Look up its identifier in the manual of that version."),
  DESIGN_TOO_LARGE(
      355,
      USAGE,
      ERROR,
      "A campaign would have too many combinations of levels, or too many launches.",
      "Give fewer factors, levels, or launches: 4096 combinations and 100,000 launches at most."),
  HEAP_EXHAUSTED(
      356,
      INSTALLATION,
      ERROR,
      "The heap of this JVM is too small for the command.",
      "Give java a larger one, such as java -Xmx8g -jar benchmarks.jar ..."),
  CLASSES_LOST(
      556,
      INSTALLATION,
      ERROR,
      "A class of the program cannot be loaded, as when a jar is overwritten while it runs.",
      "Repeat the command. Replace a jar by renaming another one, not by writing into it."),
  PROGRAM_NOT_READABLE(
      357,
      DATA,
      ERROR,
      "A class path entry cannot be read, or has too many files to be a program.",
      "Name jars or directories of classes that you may read."),
  PROGRAMS_NOT_KNOWN(
      358,
      USAGE,
      ERROR,
      "A command would start programs that a results directory names, or set their options or"
          + " variables, and you have not named them yourself.",
      "If you trust whoever made the directory, add --trust-programs; otherwise name the same"
          + " things with run."),
  PROGRAMS_NOT_NOTED(
      359,
      INSTALLATION,
      WARNING,
      "The programs of a campaign cannot be recorded as yours, so run --results and gate will not"
          + " recognize them.",
      "Set XDG_STATE_HOME to a directory that only you can write to, or add --trust-programs"
          + " later."),
  JVM_CACHE_FOREIGN(
      360,
      INSTALLATION,
      WARNING,
      "A JVM cache is not used, because another user may have written it.",
      "Remove its directory, or correct its owner and modes (chmod go-w).");

  private final ProblemDescription description;

  RecordProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
