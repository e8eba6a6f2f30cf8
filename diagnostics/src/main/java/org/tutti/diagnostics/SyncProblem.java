package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.INSTALLATION;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of clocks and of synchronization: 040 to 049 and 210 to 219. */
public enum SyncProblem implements Problem {
  SYNC_METHOD_UNKNOWN(
      40,
      USAGE,
      ERROR,
      "The process synchronization or clock synchronization is not known.",
      "Use one of the methods that the message lists, as PROCESS or PROCESS_CLOCK."),
  SYNC_PARAMETER_INVALID(
      41,
      USAGE,
      ERROR,
      "The value of a synchronization parameter is not valid.",
      "Give a value of the kind and in the range that the message names."),
  WINDOW_TOO_SHORT(
      42,
      USAGE,
      ERROR,
      "The window is shorter than the resolution of the clock.",
      "Give a longer window, or omit it so that Tutti determines one."),
  CLOCK_NOT_TRUSTED(
      43,
      INSTALLATION,
      ERROR,
      "The clock that was selected cannot be trusted on this machine.",
      "Bind each rank to a core, or use the clock MONOTONIC."),
  CLOCK_RAN_BACKWARD(
      44, MEASUREMENT, WARNING, "The clock ran backward on a rank.", "Use another clock."),
  GLOBAL_CLOCK_MISSING(
      45,
      USAGE,
      ERROR,
      "The synchronization needs a global clock, but has no clock synchronization.",
      "Add one, such as _JOINT."),
  SYNC_PARAMETER_UNKNOWN(
      46,
      USAGE,
      ERROR,
      "There is no synchronization parameter of this name.",
      "Use one of the parameters that the message lists."),
  SYNC_ROOT_INVALID(
      47,
      USAGE,
      ERROR,
      "The rank whose clock is the reference does not exist.",
      "Give a rank below the number of ranks."),
  CLOCK_UNKNOWN(
      48,
      USAGE,
      ERROR,
      "There is no clock of this name.",
      "Use one of the clocks that the message lists."),
  EXPERIMENT_UNKNOWN(
      49,
      USAGE,
      ERROR,
      "There is no experiment of this name.",
      "Use one of the experiments that the message lists."),
  EXPERIMENT_LAUNCH_FAILED(
      211,
      MEASUREMENT,
      ERROR,
      "A launch of a synchronization experiment failed.",
      "Read its error output, which follows the message."),
  SYNC_PARAMETER_NOT_USED(
      210,
      USAGE,
      ERROR,
      "The synchronization does not use this parameter.",
      "Omit the parameter, or use a synchronization that has it."),
  ARRIVAL_IMPOSSIBLE(
      490, USAGE, ERROR, "Ranks cannot arrive by this pattern.", "Do what the message says."),
  ARRIVAL_GIVEN_TWICE(
      491, USAGE, ERROR, "An arrival pattern is given twice.", "Name each pattern once.");

  private final ProblemDescription description;

  SyncProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
