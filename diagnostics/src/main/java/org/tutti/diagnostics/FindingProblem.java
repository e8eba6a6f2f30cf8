package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.Severity.WARNING;

/**
 * Problems that the observations of finished launches show: 170 to 199, 303, 311, 312, 332, 341,
 * 381, and 456 to 462 without 458.
 */
public enum FindingProblem implements Problem {
  TOO_FEW_OBSERVATIONS(
      170,
      MEASUREMENT,
      WARNING,
      "A launch has too few observations of a cell.",
      "Raise --repetitions."),
  TOO_FEW_LAUNCHES(
      171, MEASUREMENT, WARNING, "A cell was measured in too few launches.", "Make more launches."),
  INTERVAL_TOO_WIDE(
      172,
      MEASUREMENT,
      WARNING,
      "The confidence interval of the median is too wide.",
      "Make more launches or observations."),
  SEVERAL_MODES(
      173,
      MEASUREMENT,
      WARNING,
      "The run-times have more than one mode.",
      "Look at the distribution; the median is a poor summary of it."),
  DRIFT(
      174,
      MEASUREMENT,
      WARNING,
      "The run-times are not steady within launches.",
      "Warm up longer, or check the clocks."),
  AUTOCORRELATED(
      175,
      MEASUREMENT,
      WARNING,
      "Observations depend on earlier ones.",
      "Rely on intervals over launches, not on those within a launch."),
  LAUNCHES_DIFFER(
      176,
      MEASUREMENT,
      WARNING,
      "Launches differ significantly.",
      "Compare over launches, never by the observations of one."),
  MANY_OUTLIERS(
      177,
      MEASUREMENT,
      WARNING,
      "Many observations are outliers.",
      "Look for what disturbs the machine."),
  LAUNCHES_DEPEND(
      341,
      MEASUREMENT,
      WARNING,
      "Launches of a cell resemble the ones just before them.",
      "Make more launches, or spread them over more time with --spread 2h."),
  LAUNCHES_OF_ONE_MOMENT(
      332,
      MEASUREMENT,
      WARNING,
      "All launches were made within a few minutes, during which a machine may stay in one state.",
      "Where that matters, spread them over more time with --spread 10m."),
  LAUNCH_MODES(
      178,
      MEASUREMENT,
      WARNING,
      "Launches fall into two modes.",
      "Compare with many launches: a comparison says how often each side is slow, and how they"
          + " differ within each mode."),
  PROCESSORS_FAR(
      456,
      MEASUREMENT,
      WARNING,
      "Processors or hosts of ranks are near each other in some launches and far in others.",
      "Read the figures of each state. Comparisons compare launches of one state."),
  PROBES_REFUSED(
      457,
      MEASUREMENT,
      WARNING,
      "The distance of processors cannot be measured, so modes of launches have no known cause.",
      "Give the ranks of a host a shared /dev/shm, and a processor each."),
  PROCESSOR_SPEED_CHANGED(
      460,
      MEASUREMENT,
      WARNING,
      "The processor of a rank worked more slowly in some launches than in others.",
      "Fix the frequency, as with --factor governor=performance, and bind ranks to processors of"
          + " one kind."),
  STATE_NOT_REACHED(
      459,
      MEASUREMENT,
      WARNING,
      "Fewer launches than --state asks for were in a state of the machine.",
      "Resume the campaign, with --state and a longer at-most, or take the launches of the other"
          + " state, which are reported, too."),
  DEPENDS_ON_PLACE(
      179,
      MEASUREMENT,
      WARNING,
      "Launches at one position in a block differ from those at other positions.",
      "Look for what the first launch of a block does for the others, such as filling a file"
          + " cache. Levels take each position equally often, so comparisons are not biased."),
  NO_VALID_OBSERVATION(
      180,
      MEASUREMENT,
      WARNING,
      "No observation of a cell is valid.",
      "Use a longer window, or a barrier."),
  ENVIRONMENT_DIFFERS(
      181,
      MEASUREMENT,
      WARNING,
      "The environment differs between launches of a treatment.",
      "Repeat the launches in one environment, or compare with care."),
  DEPENDS_ON_PREDECESSOR(
      182,
      MEASUREMENT,
      WARNING,
      "Launches depend on the treatment of the launch before them.",
      "Look for what a launch leaves behind: files, shared memory, a warm processor. Comparisons"
          + " may be biased."),
  OTHER_PROGRAMS(
      186,
      MEASUREMENT,
      WARNING,
      "Other programs used the processors of ranks during launches.",
      "Stop them, or bind ranks to free processors, and repeat the launches."),
  PROCESSORS_STOLEN(
      187,
      MEASUREMENT,
      WARNING,
      "The host of a virtual machine took processor time from it during launches.",
      "Measure on a dedicated machine, or repeat the launches when the host is less busy."),
  PROCESSORS_THROTTLED(
      188,
      MEASUREMENT,
      WARNING,
      "A CPU quota or thermal throttling slowed down ranks during launches.",
      "Lift the quota of the control group, or improve the cooling."),
  OUTLIERS_EXPLAINED(
      189,
      MEASUREMENT,
      WARNING,
      "Outliers account for a considerable share of a cell's time.",
      "Remove the cause that the message names; if it names none, look at the observations over"
          + " time."),
  PAGES_FROM_DISK(
      195,
      MEASUREMENT,
      WARNING,
      "Memory was read from disk during the observations of a cell.",
      "Raise --warmup, free memory, or turn swapping off."),
  HOSTS_DIFFER(
      196,
      MEASUREMENT,
      WARNING,
      "The hosts of a launch differ in hardware or software, or the ranks of a host in software.",
      "Start the same program with the same options on identical hosts, or compare hosts with"
          + " --factor hosts."),
  REDUCTION_BITS_CHANGE(
      303,
      MEASUREMENT,
      WARNING,
      "Launches of one treatment reduced the same floating-point numbers to results that differ in"
          + " some bits: each launch combines the numbers in a different order.",
      "Do not expect bit-for-bit results, or use another algorithm of the library."),
  LIBRARY_WARNED(
      311,
      MEASUREMENT,
      WARNING,
      "The launcher or the MPI library printed warnings during launches that count.",
      "Read errors.txt of the attempt, which often explains why everything is slower."),
  PROFILED(
      381,
      MEASUREMENT,
      WARNING,
      "Ranks were profiled, which makes the observations longer.",
      "Read the profiles, and measure without --profile."),
  LIBRARY_BARRIERS(
      411,
      MEASUREMENT,
      WARNING,
      "Libraries are compared, each behind its own barrier, which ranks may leave at different"
          + " times (Hunold 2015, section 4).",
      "Start ranks behind the same barrier with --sync DISSEMINATION, or at planned times with"
          + " --sync WINDOW_HCA."),
  SAME_ALGORITHM(
      557,
      MEASUREMENT,
      WARNING,
      "Levels with different parameters run the same algorithm of Open MPI, as its table of"
          + " choices says.",
      "Compare with an algorithm that the default does not run at this size and number of"
          + " processes."),
  NO_SHARED_MEMORY(
      312,
      MEASUREMENT,
      WARNING,
      "Ranks of one host exchange messages through TCP instead of shared memory.",
      "Enlarge /dev/shm (in a container: --shm-size). If you want TCP, say so, as with --factor"
          + " mca:btl=tcp,self or UCX_TLS.");

  private final ProblemDescription description;

  FindingProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
