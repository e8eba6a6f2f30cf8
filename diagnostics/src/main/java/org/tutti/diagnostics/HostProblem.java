package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.INSTALLATION;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of hosts, and of jobs that bring them: 235 to 239, continued at 300. */
public enum HostProblem implements Problem {
  HOSTS_MALFORMED(
      235,
      USAGE,
      ERROR,
      "The hosts of a launch are not given correctly, or have no room for its ranks.",
      "Write hosts and their numbers of ranks as in --hosts h1:2,h2:2, each host once."),
  HOST_NOT_USABLE(
      236,
      INSTALLATION,
      ERROR,
      "A host of a launch does not answer, or lacks Java or the benchmarks.",
      "Give each host the same files in the same places, and a remote shell without a prompt."),
  JOB_NOT_SUBMITTED(
      237, INSTALLATION, ERROR, "Slurm did not accept a job.", "Submit one by hand to see why."),
  HOST_LOST(
      238,
      MEASUREMENT,
      WARNING,
      "A host stopped answering, so the launch was stopped.",
      "Check that the host and its network are up; the launch is repeated."),
  RANKS_LEFT(
      239,
      MEASUREMENT,
      WARNING,
      "Ranks of a failed launch may still run on another host.",
      "Kill them: they take processor time from later launches."),
  JOB_WITHOUT_CAMPAIGN(
      300,
      MEASUREMENT,
      ERROR,
      "A Slurm job ended before its campaign began.",
      "It was canceled, or its output file says why.");

  private final ProblemDescription description;

  HostProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
