package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.INSTALLATION;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/**
 * Problems of launchers, campaigns and comparisons: 100 to 149, continued at 230 to 234, 250, 321,
 * and 458.
 */
public enum CampaignProblem implements Problem {
  LAUNCHER_NOT_FOUND(
      100,
      INSTALLATION,
      ERROR,
      "The launcher was not found on this machine.",
      "Install an MPI library, name another launcher with --launcher, or use --mpi inprocess."),
  LAUNCHER_NOT_RECOGNIZED(
      101,
      USAGE,
      ERROR,
      "The executable is not a supported launcher.",
      "Give a supported launcher, or the path of an mpirun, mpiexec or srun."),
  LAUNCHER_LIBRARY_CONFLICT(
      102,
      USAGE,
      ERROR,
      "--mpi, --mpi-library and --launcher contradict each other.",
      "Omit one of them, or make them name the same library."),
  LAUNCH_NOT_STARTED(
      103,
      INSTALLATION,
      ERROR,
      "The process of a launch could not be started.",
      "Check the launcher, --launcher-option, --environment, and the results directory."),
  RESULTS_NOT_WRITABLE(
      104,
      DATA,
      ERROR,
      "The results directory cannot be written.",
      "Name a directory with --results that you may write to, or free disk space and resume the"
          + " campaign."),
  JOURNAL_DAMAGED(
      105,
      DATA,
      ERROR,
      "The journal of a campaign is damaged.",
      "Restore it, or resume the campaign, which sets it aside and starts a new one."),
  JOURNAL_NOT_WRITABLE(
      106,
      DATA,
      ERROR,
      "The journal of a campaign cannot be written.",
      "Free disk space or correct the permissions, then resume the campaign."),
  NOT_A_CAMPAIGN(
      107,
      DATA,
      ERROR,
      "The directory does not hold a campaign.",
      "Name the directory that was given with --results, or that run printed when it finished."),
  OPTION_WITHOUT_EFFECT(
      108,
      USAGE,
      ERROR,
      "An option of a launcher, a batch job, or a continued campaign would have no effect.",
      "Omit it, or give what it belongs to."),
  CAMPAIGN_LOCKED(
      109,
      DATA,
      ERROR,
      "Another driver is running in the results directory.",
      "Wait for it or stop it, or name another directory with --results."),
  MANIFEST_TOO_NEW(
      110,
      DATA,
      ERROR,
      "The manifest has a newer format than this version of Tutti reads.",
      "Read it with the version that wrote it, or a newer one."),
  MANIFEST_DAMAGED(
      111,
      DATA,
      ERROR,
      "The manifest of a campaign cannot be read.",
      "Restore it from a copy: it says what each launch is."),
  RESULTS_OF_OTHER_PLAN(
      112,
      DATA,
      ERROR,
      "The results directory belongs to another plan.",
      "Name another directory with --results, use --set-aside with run, or --allow-changed TEXT"
          + " with a launch started by hand."),
  CAMPAIGN_WITHOUT_PLAN(
      114,
      DATA,
      ERROR,
      "The launches were started by hand, so the campaign has no plan.",
      "Use run to make a campaign that has one."),
  CAMPAIGN_CHANGED(
      115,
      DATA,
      ERROR,
      "The program, the library or the machine has changed since the campaign began.",
      "Restore it, start a new campaign, or continue with --allow-changed."),
  FACTOR_UNKNOWN(
      116,
      USAGE,
      ERROR,
      "There is no factor of this name.",
      "Use one of the factors that the message lists."),
  FACTOR_LEVEL_UNKNOWN(
      117,
      USAGE,
      ERROR,
      "The factor does not have this level.",
      "Give one of the levels that the message names."),
  FACTOR_MALFORMED(
      118,
      USAGE,
      ERROR,
      "A factor and its levels are not written correctly.",
      "Write them as in library=openmpi,mpich; a comma within a level is written \\,."),
  EXCLUSION_UNKNOWN(
      119,
      USAGE,
      ERROR,
      "--exclude names a factor or level that the design does not have.",
      "Use the factors and levels that the message lists."),
  DESIGN_WITHOUT_LEVEL(
      120,
      USAGE,
      ERROR,
      "The exclusions leave no combination with one of the levels.",
      "Omit that level, or one of the --exclude options."),
  LEVEL_NOT_MEASURED(
      121,
      USAGE,
      ERROR,
      "The campaign has measured nothing with this level.",
      "Use one of the levels that the message lists."),
  SIDES_NOT_COMPARABLE(
      122,
      DATA,
      ERROR,
      "The two sides were measured in different ways.",
      "Measure both in the same way, or compare with --allow-different."),
  NO_COMMON_CELL(
      123,
      DATA,
      ERROR,
      "The two sides have no cell in common.",
      "Compare campaigns of the same benchmarks, message sizes and numbers of processes."),
  FACTOR_FIXED(
      124,
      USAGE,
      ERROR,
      "A factor varies an argument that the command line fixes.",
      "Omit the factor or the argument."),
  COMPARISON_WITHOUT_TWO_SIDES(
      126,
      USAGE,
      ERROR,
      "The arguments of compare or gate do not name exactly two sides.",
      "Write compare A B, or gate --baseline A B; for levels, one directory and --factor"
          + " NAME=LEVEL,LEVEL."),
  FORMAT_UNKNOWN(
      127,
      USAGE,
      ERROR,
      "There is no export format of this name.",
      "Use one of the formats that the message lists."),
  OUTPUT_NOT_WRITABLE(
      128,
      DATA,
      ERROR,
      "A file that was requested cannot be written.",
      "Name a file in a writable directory with enough space."),
  GOVERNOR_NOT_SET(
      129,
      INSTALLATION,
      ERROR,
      "The frequency governor cannot be set.",
      "Choose a governor that the host offers, or run with permission to set it."),
  BUDGET_TOO_SMALL(
      130,
      USAGE,
      ERROR,
      "The time budget is smaller than the smallest possible measurement.",
      "Give a larger budget, fewer cells, or fewer levels."),
  LAUNCHES_ABANDONED(
      131,
      MEASUREMENT,
      ERROR,
      "The first launch of a treatment measured nothing, so its others were not started.",
      "Read the output of the launcher and the ranks, which the message quotes."),
  PILOT_NOT_FINISHED(
      132,
      MEASUREMENT,
      ERROR,
      "The pilot was not finished.",
      "Run the same command again to continue it, or omit --pilot."),
  PILOT_TOO_SMALL(
      133,
      DATA,
      ERROR,
      "A pilot of fewer than two launches does not show the variance between launches.",
      "Run at least 2, preferably 5 launches."),
  DRIVER_DIED(
      135,
      MEASUREMENT,
      ERROR,
      "The driver exited, or the launcher closed standard input, so the launch was stopped.",
      "Resume the campaign; the cells measured so far are kept."),
  ENVIRONMENT_CHANGED(
      136,
      MEASUREMENT,
      ERROR,
      "The environment changed during the campaign.",
      "Restore it and resume, or continue with --allow-changed."),
  CAMPAIGN_NOT_READABLE(
      137,
      DATA,
      ERROR,
      "A file or directory of a campaign cannot be read. Nothing was judged or changed.",
      "Fix the cause that the message names, such as permissions, and repeat the command."),
  RESULT_NOT_MOVED(
      138,
      DATA,
      ERROR,
      "The result of a launch cannot be moved into the campaign.",
      "Fix the directory, then resume the campaign; the result is kept with its attempt."),
  FACTOR_VARIABLE_INVALID(
      139,
      USAGE,
      ERROR,
      "A factor does not name a valid environment variable.",
      "Give a name of letters, digits and underscores after the colon."),
  GOVERNOR_NOT_RESTORED(
      140,
      INSTALLATION,
      ERROR,
      "The frequency governor could not be restored.",
      "Restore it by hand; what was measured is kept."),
  INTERRUPTED(
      141,
      MEASUREMENT,
      ERROR,
      "The measurement was interrupted.",
      "Run the same command again to continue."),
  LAUNCH_MEASURED_NOTHING(
      143,
      MEASUREMENT,
      WARNING,
      "No rank of a launch wrote any results.",
      "Read the output of the launcher and the ranks."),
  LAUNCH_TIMEOUT(
      144,
      MEASUREMENT,
      WARNING,
      "A launch exceeded a time limit and was stopped.",
      "Raise the limits of --launch-timeout, or look for a deadlock."),
  LAUNCH_KILLED(
      145,
      MEASUREMENT,
      WARNING,
      "A signal killed a rank or the launcher.",
      "Find out who sent it; the kernel sends signal 9 when memory runs out."),
  LAUNCH_INCOMPLETE(
      146,
      MEASUREMENT,
      WARNING,
      "Cells of a launch are missing, or it was not completed.",
      "Read what its ranks printed, then resume the campaign."),
  LAUNCH_SIZE_WRONG(
      147,
      MEASUREMENT,
      WARNING,
      "A launch had a different number of ranks than requested.",
      "Check the launcher and its options."),
  LAUNCH_LIBRARY_WRONG(
      148,
      MEASUREMENT,
      WARNING,
      "A launch loaded a different MPI library than expected, or different ones on its hosts.",
      "Check PATH, LD_LIBRARY_PATH and --mpi-library, on each host."),
  DRIVER_NOT_ENDED(
      149,
      MEASUREMENT,
      WARNING,
      "The driver did not exit in time after it was interrupted.",
      "Kill it; the campaign can be resumed."),
  PROGRAM_NOT_ANSWERING(
      230,
      INSTALLATION,
      ERROR,
      "A program that Tutti asked for its version or library did not exit, and was killed.",
      "Run the command in the message by hand to see what it waits for."),
  LAUNCH_OUTPUT_TOO_LONG(
      231,
      MEASUREMENT,
      WARNING,
      "The ranks of a launch printed too much, so it was stopped.",
      "Do not print in a benchmark; the beginning of the output is in the files of the attempt."),
  VARIABLE_NOT_SET(
      232,
      USAGE,
      ERROR,
      "An environment variable for the ranks is not set.",
      "Set it for the driver, or give a value with --environment NAME=VALUE."),
  JVM_CACHE_NOT_MADE(
      233,
      INSTALLATION,
      ERROR,
      "The command cache could not make a JVM cache for the ranks.",
      "Check whether 'run --launches 1' succeeds; campaigns also run without a cache."),
  LAUNCHER_HANGS(
      234,
      MEASUREMENT,
      WARNING,
      "The launcher did not exit after its ranks, so the driver killed it.",
      "The launch counts. If this happens often, try a newer launcher or MPI library."),
  FACTOR_NOT_MEASURED(
      250,
      USAGE,
      ERROR,
      "The campaign has no factor or parameter of this name.",
      "Use one of the names that the message lists."),
  ONE_LEVEL_ONLY(
      251,
      USAGE,
      ERROR,
      "A factor to be analyzed has only one level.",
      "Measure two levels or more, with the same other parameters."),
  TOO_FEW_LAUNCHES_TO_ANALYZE(
      252,
      DATA,
      ERROR,
      "No cell has two launches of each level of a factor.",
      "Make more launches."),
  COVARIATE_NOT_NUMERIC(
      253,
      USAGE,
      ERROR,
      "A factor's levels are not numbers, so it has no effect per unit.",
      "Use --factor, which takes levels as names."),
  QUANTILES_OF_NOTHING(
      331,
      USAGE,
      ERROR,
      "There is no factor whose effect on quantiles could be estimated.",
      "Name a factor or a covariate, or leave --quantiles out."),
  NOTHING_TO_ANALYZE(
      254,
      DATA,
      ERROR,
      "The campaign has no cell with a valid observation.",
      "Read the warnings that report prints, and measure again."),
  HISTORY_TOO_SHORT(
      255,
      USAGE,
      ERROR,
      "A history needs at least two campaigns with results.",
      "Name the directories of two or more campaigns of the same benchmarks."),
  ADAPTIVE_SIZES_INVALID(
      256,
      USAGE,
      ERROR,
      "Adaptive message sizes cannot be refined as requested.",
      "Give a range wider than the minimum distance, such as --msizes adaptive:1..1Mi."),
  ADAPTIVE_SIZES_NEED_LAUNCHES(
      257,
      USAGE,
      ERROR,
      "Adaptive message sizes need an interval over the launches of a stage.",
      "Give --launches 6 or more."),
  SIZES_NOT_ADAPTIVE(
      259,
      USAGE,
      ERROR,
      "Jumps were requested, but the message sizes of the campaign are not adaptive.",
      "Measure with run --msizes adaptive:1..1Mi."),
  CELL_MISSING(
      321,
      MEASUREMENT,
      ERROR,
      "A cell of the baseline failed on the other side, cannot be measured there, or is missing.",
      "Fix the benchmark, or add --allow-missing if this is intended."),
  RERUN_IMPOSSIBLE(
      376,
      USAGE,
      ERROR,
      "The campaign cannot be measured again, because something that it needs is missing here.",
      "Provide what is missing: the jar with the benchmarks, the launcher, or the variables."),
  STATE_NOT_AWAITED(
      458,
      USAGE,
      ERROR,
      "The campaign cannot wait for a state of the machine: it does not measure it, or there is no"
          + " such state.",
      "Wait for near or far with --state, with two processes or more and the probes on.");

  private final ProblemDescription description;

  CampaignProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
