package org.tutti.records.launch;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The environment in which a launch ran.
 *
 * @param tutti version of Tutti
 * @param facts facts about hardware, system, and software of the host of rank 0, by name
 * @param variables environment variables of rank 0 that affect MPI libraries and launchers
 * @param otherHosts the environments on all other hosts, in the order of their first ranks
 * @param controls the control variables of the MPI library of rank 0, by name; empty if this launch
 *     has not read them
 */
public record LaunchEnvironment(
    String tutti,
    Map<String, String> facts,
    Map<String, String> variables,
    List<HostEnvironment> otherHosts,
    SortedMap<String, String> controls) {

  /** The name of the fact that lists the changes that the user allowed for this launch. */
  public static final String CHANGED = "campaign.changed";

  /** The name of the fact that says with what which ranks were profiled; absent if none was. */
  public static final String PROFILER = "profiler";

  /** The name of the fact that says what carries messages between ranks of one host. */
  public static final String SAME_HOST = "transport.sameHost";

  /** The name of the fact that says what carries messages between ranks of different hosts. */
  public static final String OTHER_HOSTS = "transport.otherHosts";

  /** The name of the fact that lists the CPUs of each socket, such as {@code 0-15;16-31}. */
  public static final String SOCKETS = "cpu.sockets";

  /** The name of the fact that lists the CPUs of each last-level cache. */
  public static final String LAST_LEVEL_CACHES = "cpu.lastLevelCaches";

  /** The name of the fact that says why processors were not probed; absent if they were. */
  public static final String PROBES_REFUSED = "probes.refused";

  /** The name of the fact that says which ranks of a host run something else; absent if none. */
  public static final String RANKS_DIFFER = "ranks.differ";

  public LaunchEnvironment {
    facts = Map.copyOf(facts);
    variables = Map.copyOf(variables);
    otherHosts = List.copyOf(otherHosts);
    controls = Collections.unmodifiableSortedMap(new TreeMap<>(controls));
  }

  /** The environment of a launch that has not read the control variables. */
  public LaunchEnvironment(
      String tutti,
      Map<String, String> facts,
      Map<String, String> variables,
      List<HostEnvironment> otherHosts) {
    this(tutti, facts, variables, otherHosts, new TreeMap<>());
  }

  /** The environment of such a launch whose ranks all ran on one host. */
  public LaunchEnvironment(String tutti, Map<String, String> facts, Map<String, String> variables) {
    this(tutti, facts, variables, List.of());
  }
}
