package org.tutti.records.launch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * What a rank runs: JVM, program, MPI library, and their settings. The ranks of a host should have
 * the same.
 *
 * @param facts by the names that reports use
 */
public record RankSoftware(SortedMap<String, String> facts) {
  private static final String ABSENT = "absent";
  private static final String VARIABLE = "variable ";

  /** Facts of the software; those of the JVM depend on neither the binding nor the directory. */
  private static final Pattern SOFTWARE =
      Pattern.compile(
          "jvm\\.(version|name|vendor|home|mode|arguments|cache|maximumHeapBytes|program)"
              + "|settings\\..*");

  /** Facts that differ between hosts in which nothing is wrong. */
  private static final Pattern OF_HOST =
      Pattern.compile(
          "jvm\\.(home|cache|maximumHeapBytes)|variable (SLURM_|OMPI_|PRTE_|PMIX_|LD_).*");

  /** Variables that launchers set for their ranks, and those that name a launch. */
  private static final Pattern OF_LAUNCHER =
      Pattern.compile(
          "TUTTI_LAUNCH|TUTTI_DRIVER|TUTTI_STARTED_SERVER|OMPI_(?!MCA_).*"
              + "|OMPI_MCA_(orte|ess|pmix|initial|shmem_RUNTIME|mpi_oversubscribe).*"
              + "|(MV2|MVP)_COMM_WORLD_.*"
              + "|MPIR_CVAR_CH3_INTERFACE_HOSTNAME|SLURM_(JOB|STEP|LAUNCH|SRUN|TASK|PROCID|LOCALID"
              + "|NODEID|NODELIST|NODE_ALIASES|GTIDS|TOPOLOGY_ADDR|SUBMIT|PRIO_PROCESS|UMASK|PMIX"
              + "|WORKING_CLUSTER|COMMAND).*");

  public RankSoftware {
    facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
  }

  /** The software of the rank that found this environment. */
  public static RankSoftware of(HostEnvironment rank) {
    SortedMap<String, String> facts = settings(rank.variables());
    for (Map.Entry<String, String> fact : rank.facts().entrySet()) {
      if (SOFTWARE.matcher(fact.getKey()).matches()) {
        facts.put(fact.getKey(), fact.getValue());
      }
    }
    facts.put("build of the MPI library", rank.library().version());
    facts.put("file of the MPI library", rank.library().path());
    facts.put("linker", rank.library().linker());
    facts.put("thread level", rank.library().threads().toString());
    return new RankSoftware(facts);
  }

  /** The variables that a user has set, by the names that reports use. */
  public static SortedMap<String, String> settings(Map<String, String> variables) {
    SortedMap<String, String> settings = new TreeMap<>();
    for (Map.Entry<String, String> variable : variables.entrySet()) {
      if (!OF_LAUNCHER.matcher(variable.getKey()).matches()) {
        settings.put(VARIABLE + variable.getKey(), variable.getValue());
      }
    }
    return settings;
  }

  /** The part that should be the same on all hosts. */
  public RankSoftware ofAllHosts() {
    SortedMap<String, String> common = new TreeMap<>(facts);
    common.keySet().removeIf(name -> OF_HOST.matcher(name).matches());
    return new RankSoftware(common);
  }

  /** A short text that is the same for the same software. */
  public String digest() {
    CRC32 digest = new CRC32();
    digest.update(facts.toString().getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(digest.getValue());
  }

  /** What another rank has that differs, such as {@code jvm.mode is interpreted, not mixed}. */
  public List<String> differences(RankSoftware other) {
    TreeSet<String> names = new TreeSet<>(facts.keySet());
    names.addAll(other.facts.keySet());
    List<String> differences = new ArrayList<>();
    for (String name : names) {
      String mine = facts.getOrDefault(name, ABSENT);
      String others = other.facts.getOrDefault(name, ABSENT);
      if (!mine.equals(others)) {
        differences.add(name + " is " + text(others) + ", not " + text(mine));
      }
    }
    return differences;
  }

  private static String text(String value) {
    return value.isEmpty() ? "empty" : value;
  }
}
