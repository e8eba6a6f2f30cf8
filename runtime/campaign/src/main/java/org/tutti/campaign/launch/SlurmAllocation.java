package org.tutti.campaign.launch;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.HostProblem;

/**
 * The allocation of Slurm in which the driver runs.
 *
 * @param processors of all its nodes; empty outside an allocation
 */
record SlurmAllocation(OptionalInt processors) {
  private static final String PROCESSORS = "SLURM_JOB_CPUS_PER_NODE";

  /** Processors of a node, and the number of such nodes: {@code 2(x3)} or {@code 2}. */
  private static final Pattern NODES = Pattern.compile("(\\d{1,6})(?:\\(x(\\d{1,6})\\))?");

  /** With these, several ranks share a processor. */
  private static final List<String> SHARED = List.of("--overcommit", "-O");

  /** The one of a process with these environment variables. */
  static SlurmAllocation of(Map<String, String> environment) {
    String text = environment.getOrDefault(PROCESSORS, "");
    int sum = 0;
    for (String nodes : text.split(",")) {
      Matcher matcher = NODES.matcher(nodes);
      if (!matcher.matches()) {
        return new SlurmAllocation(OptionalInt.empty());
      }
      int number = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
      sum += number * Integer.parseInt(matcher.group(1));
    }
    return new SlurmAllocation(OptionalInt.of(sum));
  }

  /**
   * Refuses more ranks than there are processors, for which {@code srun} would fail.
   *
   * @throws org.tutti.diagnostics.TuttiException 235 if so
   */
  void check(LaunchRequest request) {
    boolean shared = request.options().stream().anyMatch(SHARED::contains);
    if (!shared && processors.isPresent() && request.processes() > processors.getAsInt()) {
      throw HostProblem.HOSTS_MALFORMED.error(
          "The job has "
              + Counted.of(processors.getAsInt(), "processor")
              + ", too few for "
              + Counted.of(request.processes(), "rank")
              + ".",
          "Ask for -n "
              + request.processes()
              + ", give a smaller -np, or let ranks share processors with"
              + " --launcher-option=--overcommit.");
    }
  }
}
