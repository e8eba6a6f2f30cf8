package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.INSTALLATION;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/**
 * Problems of measuring in a rank and of result files: 050 to 069, continued at 200, 260, 301, 322
 * and 495.
 */
public enum MeasurementProblem implements Problem {
  RESULT_FILE_NOT_WRITABLE(
      50,
      DATA,
      ERROR,
      "A result file cannot be written.",
      "Give a writable directory with enough space with --results."),
  RESULT_FILE_TOO_NEW(
      51,
      DATA,
      ERROR,
      "A result file has a newer format than this version of Tutti reads.",
      "Read it with the version that wrote it, or a newer one."),
  RESULT_FILE_DAMAGED(
      52,
      DATA,
      ERROR,
      "A file cannot be read as a result file.",
      "Leave the file out, or repeat its launch."),
  CELL_FAILED(
      53,
      MEASUREMENT,
      ERROR,
      "A benchmark threw an exception.",
      "Fix the benchmark. Earlier cells are in the result file; the stack trace is in exceptions/,"
          + " beside the results or in the directory of the attempt."),
  RANKS_DISAGREE(
      54,
      INSTALLATION,
      ERROR,
      "The ranks do not agree on what to measure.",
      "Give all ranks the same jar, the same options and the same TUTTI_ variables."),
  OPERATION_NOT_IN_LIBRARY(
      55,
      INSTALLATION,
      WARNING,
      "The MPI library does not provide the operation; the cell was not measured.",
      "Use another library, or omit the benchmark."),
  OVERSUBSCRIBED(
      56, MEASUREMENT, WARNING, "More ranks than processors run on a host.", "Start fewer ranks."),
  COMPILATION_AFTER_WARMUP(
      57,
      MEASUREMENT,
      WARNING,
      "The JIT compilers were still active at the end of the warm-up.",
      "Raise --warmup."),
  COMPILATION_WHILE_MEASURING(
      58,
      MEASUREMENT,
      WARNING,
      "The JIT compilers were active during the observations.",
      "Raise --warmup."),
  COLLECTION_WHILE_MEASURING(
      59,
      MEASUREMENT,
      WARNING,
      "Garbage collections took place during the observations.",
      "Do not allocate in the benchmark."),
  ALLOCATION_WHILE_MEASURING(
      60,
      MEASUREMENT,
      WARNING,
      "The measuring thread allocated memory during the observations.",
      "Do not allocate in the benchmark."),
  TOO_FEW_VALID_OBSERVATIONS(
      61,
      MEASUREMENT,
      WARNING,
      "Fewer observations than requested are valid.",
      "Use a longer window, or start no more ranks than there are free cores."),
  WINDOW_EXCEEDED(
      62,
      MEASUREMENT,
      WARNING,
      "Many observations ended after their window.",
      "Use a longer window."),
  CLOCK_TOO_COARSE(
      63,
      MEASUREMENT,
      WARNING,
      "The median is only a few clock steps long.",
      "Use a clock of finer resolution, or time several calls at once with @Batch."),
  BELOW_CLOCK_UNCERTAINTY(
      64,
      MEASUREMENT,
      WARNING,
      "The median is smaller than the uncertainty of the global clock.",
      "Use local run-times, a more exact clock synchronization, or larger messages."),
  LAUNCH_ENDED_EARLY(
      65,
      MEASUREMENT,
      WARNING,
      "The launch ended before all cells were measured.",
      "Fix the cause reported before; the finished cells are kept."),
  NO_BENCHMARK_FOUND(
      66,
      INSTALLATION,
      ERROR,
      "No benchmark was found on the class path.",
      "Annotate a method, and make the compiler run Tutti's annotation processor."),
  HARNESS_NOT_USABLE(
      67,
      INSTALLATION,
      ERROR,
      "Generated code does not match this version of Tutti.",
      "Do a clean build, with the same version of Tutti for compiling and running."),
  PARAMETER_VALUE_INVALID(
      68,
      USAGE,
      ERROR,
      "A value does not have the type of the parameter field.",
      "Give a value of that type."),
  CELL_TIMEOUT(
      69,
      MEASUREMENT,
      ERROR,
      "A cell took longer than its time limit.",
      "Raise --timeout, or look for a deadlock."),
  CELL_STUCK(
      361,
      MEASUREMENT,
      ERROR,
      "A cell has not completed a call for much longer than its calls take.",
      "Look for a deadlock where the ranks are. If calls take that long, set --timeout."),
  CELL_LEFT_OUT(
      362,
      MEASUREMENT,
      WARNING,
      "A cell hung in two attempts and is left out of later ones.",
      "Look for a deadlock; the messages of the attempts say where the ranks were."),
  RESULT_FILE_EXISTS(
      200,
      DATA,
      ERROR,
      "A result file of this name already exists.",
      "Name another directory with --results; results are never overwritten."),
  CLOCK_READING_TOO_SLOW(
      201,
      MEASUREMENT,
      WARNING,
      "Reading the clock takes a considerable share of the run-time.",
      "Use a faster clock, or time several calls at once with @Batch."),
  LIBRARY_ALLOCATES(
      202,
      MEASUREMENT,
      WARNING,
      "The MPI library allocated Java memory during the observations.",
      "No action is needed: this is part of the library's cost."),
  BENCHMARK_CONSTRUCTOR_FAILED(
      203,
      USAGE,
      ERROR,
      "The constructor of a benchmark class threw an exception.",
      "Fix it; the stack trace is in exceptions/, beside the results or in the directory of the"
          + " attempt."),
  JVM_OPTIONS_NOT_APPLIED(
      205,
      USAGE,
      WARNING,
      "This JVM was started without the options that @Jvm requests.",
      "Give them to java, or use the command run."),
  CELL_SKIPPED(
      206,
      MEASUREMENT,
      WARNING,
      "A benchmark threw an exception on all ranks, so its cell was skipped.",
      "Fix it. The stack trace is in exceptions/, beside the results or in the directory of the"
          + " attempt."),
  WRONG_DATA(
      207,
      MEASUREMENT,
      WARNING,
      "An operation left wrong data in a buffer, so its cell was not measured.",
      "Check that the benchmark does what its annotation or Payload says; if so, the MPI library"
          + " is wrong."),
  STRESS_TEST_FAILED(
      208,
      MEASUREMENT,
      ERROR,
      "An operation of the MPI library delivered wrong data in a stress test.",
      "Do not trust this installation. Repeat the test with the printed seed, also on other nodes."),
  CATALOG_NAME_TWICE(
      209,
      USAGE,
      ERROR,
      "Two benchmarks have the same name in the catalog.",
      "Change the name in one of their @Catalog annotations."),
  CELL_IMPOSSIBLE(
      260,
      USAGE,
      WARNING,
      "A cell cannot be measured with its parameters, this number of processes, or this launcher.",
      "If you do not need the cell, do nothing; otherwise choose parameters that fit, or do what"
          + " the message says."),
  PROCESSES_TOO_FEW(
      301,
      USAGE,
      ERROR,
      "A benchmark was requested with fewer processes than it needs.",
      "Start at least as many processes as the message names."),
  REDUCTION_BITS_DIFFER(
      302,
      MEASUREMENT,
      WARNING,
      "Ranks got results of one floating-point reduction that differ in some bits, because each"
          + " combines the numbers in its own order.",
      "Do not let ranks branch on such a result, or use another algorithm of the library."),
  DRY_RUN_ENDED(
      264,
      MEASUREMENT,
      ERROR,
      "A benchmark ended the launch of a dry run, so others were not tried.",
      "Fix it, or use run --dry, which tries the others in further launches."),
  BUFFER_SIZE_UNDEFINED(
      269,
      USAGE,
      ERROR,
      "The size of a buffer is negative, or has no value, for this number of processes.",
      "Use another number of processes, or correct the expression."),
  BATCH_OF_PREPARED_CALLS(
      261,
      USAGE,
      ERROR,
      "Several calls per observation were requested of a benchmark with a method of Level.CALL.",
      "Measure it with --batch 1."),
  OPERATIONS_TOO_MANY(
      262,
      USAGE,
      ERROR,
      "An observation has more operations than an int can count.",
      "Use fewer calls in a batch."),
  FENCE_AFTER_CALLS(
      263,
      MEASUREMENT,
      WARNING,
      "The JVM executes a memory fence after each MPI call, which changes the time of short"
          + " operations.",
      "Compare only results measured in the same way, or use JDK 20 or later with"
          + " -XX:+UseSystemMemoryBarrier, which run adds where it can."),
  COMPILATION_CHANGED(
      265,
      MEASUREMENT,
      WARNING,
      "A JVM option changes when a timed loop is compiled, so the measured code may not be"
          + " compiled.",
      "Measure without it, or raise --warmup until the figures no longer change."),
  JVM_UNKNOWN(
      405,
      MEASUREMENT,
      WARNING,
      "The warm-up was made for other JVMs, so the measured code may not be compiled.",
      "Use HotSpot of a JDK that the warning names, or raise --warmup until the figures no longer"
          + " change."),
  STATE_LEFT_BEHIND(
      322,
      MEASUREMENT,
      WARNING,
      "A benchmark changed the state of its thread or JVM, such as the interrupt flag or the"
          + " locale; Tutti restored it.",
      "Restore it in the benchmark, or change it in a method that is called for each cell."),
  DATA_NOT_KNOWN(
      495,
      USAGE,
      ERROR,
      "A benchmark does not say what it moves, so its data cannot be brought into a state.",
      "Let its class implement Payload, or use --data EVICTED or ADVANCED."),
  DATA_ABSENT(
      496,
      USAGE,
      ERROR,
      "An operation has no data that could be brought into a state.",
      "Measure it with --data UNTOUCHED."),
  DATA_NOT_FLUSHABLE(
      497,
      INSTALLATION,
      ERROR,
      "Data cannot be flushed from the caches here.",
      "Use --data EVICTED, which overwrites the cache."),
  DATA_STATE_WITHOUT_EFFECT(
      498,
      MEASUREMENT,
      WARNING,
      "The data of a cell are not in the requested state.",
      "Measure it with --data UNTOUCHED, or with a library whose ranks have caches."),
  COMPUTATION_NOT_SIMULATED(
      499,
      MEASUREMENT,
      WARNING,
      "Simulated ranks take no time for what a benchmark computes, so its figures leave that out.",
      "Measure with another provider, or call compute(nanos) in a simulated program of your own."),
  PROFILER_FAILED(
      382,
      USAGE,
      ERROR,
      "The profiler of --profile cannot be started.",
      "For jfr, use a JDK with the module jdk.jfr; for async, give the path of its library, and"
          + " the permissions that it needs."),
  CELL_CRASHED(
      323,
      MEASUREMENT,
      WARNING,
      "The JVM of a rank crashed or exited in a cell in two attempts, so the campaign goes on"
          + " without it.",
      "Read hs_err_pid*.log of the attempt, whose problematic frame names the library at fault."
          + " Otherwise, look for System.exit or Runtime.halt.");

  private final ProblemDescription description;

  MeasurementProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
