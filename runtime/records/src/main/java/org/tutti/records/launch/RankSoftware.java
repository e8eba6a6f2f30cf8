package org.tutti.records.launch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
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

  private static final String SETTINGS = "settings.";

  /** Facts of the JVM that depend on neither the binding nor the directory. */
  private static final Set<String> OF_JVM =
      Set.of(
          "jvm.version",
          "jvm.name",
          "jvm.vendor",
          "jvm.home",
          "jvm.mode",
          "jvm.arguments",
          "jvm.cache",
          "jvm.maximumHeapBytes",
          "jvm.program");

  /** How facts begin that differ between hosts in which nothing is wrong. */
  private static final List<String> OF_HOST =
      List.of(
          "jvm.home",
          "jvm.cache",
          "jvm.maximumHeapBytes",
          VARIABLE + "SLURM_",
          VARIABLE + "OMPI_",
          VARIABLE + "PRTE_",
          VARIABLE + "PMIX_",
          VARIABLE + "LD_");

  private static final String OPEN_MPI = "OMPI_";

  /** How variables begin that name a parameter of Open MPI, which users set as well. */
  private static final String OPEN_MPI_PARAMETER = "OMPI_MCA_";

  /** Variables that launchers set for their ranks, and those that name a launch. */
  private static final Set<String> OF_LAUNCHER =
      Set.of(
          "TUTTI_LAUNCH",
          "TUTTI_DRIVER",
          "TUTTI_STARTED_SERVER",
          "MPIR_CVAR_CH3_INTERFACE_HOSTNAME");

  /** How others of them begin. */
  private static final List<String> BEGINNINGS_OF_LAUNCHER =
      List.of(
          "OMPI_MCA_orte",
          "OMPI_MCA_ess",
          "OMPI_MCA_pmix",
          "OMPI_MCA_initial",
          "OMPI_MCA_shmem_RUNTIME",
          "OMPI_MCA_mpi_oversubscribe",
          "MV2_COMM_WORLD_",
          "MVP_COMM_WORLD_",
          "SLURM_JOB",
          "SLURM_STEP",
          "SLURM_LAUNCH",
          "SLURM_SRUN",
          "SLURM_TASK",
          "SLURM_PROCID",
          "SLURM_LOCALID",
          "SLURM_NODEID",
          "SLURM_NODELIST",
          "SLURM_NODE_ALIASES",
          "SLURM_GTIDS",
          "SLURM_TOPOLOGY_ADDR",
          "SLURM_SUBMIT",
          "SLURM_PRIO_PROCESS",
          "SLURM_UMASK",
          "SLURM_PMIX",
          "SLURM_WORKING_CLUSTER",
          "SLURM_COMMAND");

  public RankSoftware {
    facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
  }

  /** The software of the rank that found this environment. */
  public static RankSoftware of(HostEnvironment rank) {
    SortedMap<String, String> facts = settings(rank.variables());
    for (Map.Entry<String, String> fact : rank.facts().entrySet()) {
      if (OF_JVM.contains(fact.getKey()) || fact.getKey().startsWith(SETTINGS)) {
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
      if (!isOfLauncher(variable.getKey())) {
        settings.put(VARIABLE + variable.getKey(), variable.getValue());
      }
    }
    return settings;
  }

  private static boolean isOfLauncher(String variable) {
    return OF_LAUNCHER.contains(variable)
        || variable.startsWith(OPEN_MPI) && !variable.startsWith(OPEN_MPI_PARAMETER)
        || beginsWithAny(variable, BEGINNINGS_OF_LAUNCHER);
  }

  private static boolean beginsWithAny(String name, List<String> beginnings) {
    for (String beginning : beginnings) {
      if (name.startsWith(beginning)) {
        return true;
      }
    }
    return false;
  }

  /** The part that should be the same on all hosts. */
  public RankSoftware ofAllHosts() {
    SortedMap<String, String> common = new TreeMap<>(facts);
    common.keySet().removeIf(name -> beginsWithAny(name, OF_HOST));
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
