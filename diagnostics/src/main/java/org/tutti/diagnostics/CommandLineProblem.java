package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.INTERNAL;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of the command line and of settings: 001 to 019, continued at 240. */
public enum CommandLineProblem implements Problem {
  COMMAND_LINE_INVALID(
      1,
      USAGE,
      ERROR,
      "An option, command, or argument of the command line is unknown or missing.",
      "Correct the argument that the message names; --help lists the options."),
  BENCHMARK_UNKNOWN(
      2,
      USAGE,
      ERROR,
      "No benchmark has this name.",
      "Use a name or pattern from the output of list."),
  PARAMETER_MALFORMED(
      3,
      USAGE,
      ERROR,
      "A --param argument is not of the form NAME=VALUES.",
      "Write a name and its values, such as --param chunks=1,2."),
  OPTION_VALUE_INVALID(
      4,
      USAGE,
      ERROR,
      "The value of an option is not valid.",
      "Give a value of the kind that the message names."),
  PROCESS_COUNT_CONFLICT(
      5,
      USAGE,
      ERROR,
      "-np asks for a different number of ranks than the launcher started.",
      "Pass the number of ranks to the launcher, or use the command run."),
  PROVIDER_UNKNOWN(
      6,
      USAGE,
      ERROR,
      "--mpi names an unknown provider.",
      "Use one of the providers that the message lists."),
  PROVIDER_UNDER_LAUNCHER(
      7,
      USAGE,
      ERROR,
      "A provider that starts its own ranks was started by a launcher.",
      "Start it without a launcher: java -jar benchmarks.jar --mpi mpj -np P."),
  STANDARD_OUTPUT_NOT_WRITABLE(
      8,
      DATA,
      ERROR,
      "Standard output could not be written completely.",
      "Free disk space, or redirect the output elsewhere."),
  INTERNAL_ERROR(
      9,
      INTERNAL,
      ERROR,
      "Tutti failed because of a bug in Tutti.",
      "Report the bug with the stack trace that follows the message."),
  SETTING_INVALID(
      11,
      USAGE,
      ERROR,
      "The value of a setting is not valid.",
      "Give a value that the description of the setting allows."),
  PARAMETER_UNKNOWN_TO_BENCHMARKS(
      12,
      USAGE,
      ERROR,
      "None of the selected benchmarks has this parameter.",
      "Use one of the parameters that the message lists."),
  SUMMARY_WITH_GLOBAL_RUN_TIME(
      13,
      USAGE,
      ERROR,
      "A summary over ranks other than MAX was combined with a global run-time.",
      "Add --run-time LOCAL, or leave the summary at MAX."),
  MESSAGE_SIZE_NOT_WHOLE(
      14,
      USAGE,
      ERROR,
      "A message size is not a multiple of the size of the datatype.",
      "Use multiples of the size of an element."),
  BUFFER_TOO_LARGE(
      15,
      USAGE,
      ERROR,
      "A call would need a count or displacement beyond MPI's int, or a buffer too large for its"
          + " provider.",
      "Use smaller messages, fewer ranks, or a wider datatype."),
  JVM_OPTIONS_CONFLICT(
      17,
      USAGE,
      ERROR,
      "Two benchmarks require different JVM options.",
      "Select one of them by name, or make their options the same."),
  WRONG_DATA_IN_BUFFERS(
      18,
      MEASUREMENT,
      ERROR,
      "Benchmarks threw exceptions or left wrong data in the buffers during a dry run.",
      "Check that each benchmark does what its annotation says."),
  RANK_TIMES_NOT_KEPT(
      19,
      DATA,
      ERROR,
      "No cell of the campaign kept the times of all ranks.",
      "Measure with --summary all-ranks or @Options(\"summary=all-ranks\")."),
  PROCESSING_WITHOUT_CLOCK(
      240,
      USAGE,
      ERROR,
      "A processing scheme compares times of different ranks, but there is no global clock.",
      "Add a clock synchronization, such as --sync BARRIER_HCA."),
  PROCESSING_WITHOUT_BATCH(
      241,
      USAGE,
      ERROR,
      "PS8 takes the minimum over loops, but each observation is a single call.",
      "Add a loop, such as --batch 100."),
  DATA_STATE_IN_BATCH(
      242,
      USAGE,
      ERROR,
      "Only the first call of a batch would find its data in the requested state.",
      "Use --data ADVANCED, or omit the batch."),
  TOO_MANY_CELLS(
      243,
      USAGE,
      ERROR,
      "The parameters have more combinations than one launch can measure.",
      "Give fewer message sizes or values of parameters."),
  THREAD_LEVELS_CONFLICT(
      244,
      USAGE,
      ERROR,
      "Two benchmarks require different thread levels.",
      "Select one of them by name, or give the level with --thread-level."),
  NODE_MEMORY_EXCEEDED(
      245,
      USAGE,
      ERROR,
      "The buffers of a cell, or the times of its observations, do not fit in memory.",
      "Use smaller messages, fewer observations, or fewer ranks on a node, or give the JVM the"
          + " option that the message names."),
  REDUCTION_UNDEFINED(
      246,
      USAGE,
      ERROR,
      "The reduction is not defined, or cannot be checked, for the datatype.",
      "Use SUM, PROD, MAX or MIN, or an integer datatype; pairs take only MAXLOC and MINLOC."),
  PHASES_NOT_TIMED(
      249,
      DATA,
      ERROR,
      "No cell of the campaign timed phases.",
      "Mark them with control.phase(name), and measure with --phases or @Phases."),
  NO_COMBINATION_LEFT(
      247,
      USAGE,
      WARNING,
      "Constraints exclude every combination of the given parameters.",
      "Give values that satisfy the constraints of the benchmarks."),
  SUITE_UNKNOWN(
      248,
      USAGE,
      ERROR,
      "No operation of the catalog belongs to this suite.",
      "Use one of the suites that the message lists."),
  ROOT_RANK_MISSING(
      258,
      USAGE,
      ERROR,
      "The root of rooted operations is not a rank of the launch.",
      "Give a rank below the number of ranks, or LAST.");

  private final ProblemDescription description;

  CommandLineProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
