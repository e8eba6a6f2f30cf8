package org.tutti.rank.environment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.tutti.records.settings.RankVariables;

/**
 * The environment of a launch as one rank sees it.
 *
 * @param facts by name; a fact that could not be determined is {@code unknown}
 * @param variables environment variables that can change what is measured, by name
 */
public record Environment(SortedMap<String, String> facts, SortedMap<String, String> variables) {
  /** Prefixes of facts about hardware and operating system, and such facts. */
  private static final List<String> OF_MACHINE =
      List.of(
          "cpu.",
          "clock.",
          "system.",
          "network.",
          "memory.",
          "os.",
          "host.",
          "jvm.processors",
          "jvm.maximumHeapBytes");

  /** Prefixes of MPI libraries, their parts, the C library, and the dynamic loader. */
  private static final List<String> RELEVANT_PREFIXES =
      List.of(
          "OMPI_",
          "PRTE_",
          "OPAL_",
          "PMIX_MCA_",
          "MPICH_",
          "MPIR_",
          "HYDRA_",
          "UCX_",
          "UCC_",
          "HCOLL_",
          "SHARP_",
          "FI_",
          "PSM_",
          "PSM2_",
          "PSM3_",
          "HFI_",
          "I_MPI_",
          "MV2_",
          "MVP_",
          "ROMIO_",
          "HWLOC_",
          "GLIBC_",
          "MALLOC_",
          "LD_",
          "SLURM_",
          "TUTTI_");

  /** Variables of Java that matter as well. */
  private static final List<String> RELEVANT_NAMES =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  /** Parts of the names of variables that hold secrets of a job rather than settings. */
  private static final List<String> SECRETS = List.of("TOKEN", "SECRET", "PASSWORD", "_KEY");

  /**
   * Collects all facts; takes a few milliseconds and starts no process. Must be called before MPI
   * is initialized.
   *
   * @param project directory of the benchmark project, whose revision is recorded
   * @param results directory of the results; need not exist yet
   */
  public static Environment capture(Path project, Path results) {
    SortedMap<String, String> facts = new TreeMap<>();
    new MachineFacts(Path.of("/")).addTo(facts);
    new NetworkFacts(Path.of("/sys/class")).addTo(facts);
    JvmFacts.addTo(facts);
    facts.put("storage.results", fileSystem(results.toAbsolutePath()));
    facts.put("project.revision", GitRevision.of(project).orElse(MachineFacts.UNKNOWN));
    return new Environment(facts, relevant(System.getenv()));
  }

  /** The name of the host. */
  public String host() {
    return facts.getOrDefault("host.name", MachineFacts.UNKNOWN);
  }

  /** A copy with one more fact. */
  public Environment with(String name, String fact) {
    SortedMap<String, String> more = new TreeMap<>(facts);
    more.put(name, fact);
    return new Environment(more, variables);
  }

  /** A copy without what a simulation does not depend on: hardware and operating system. */
  public Environment ofSimulation() {
    SortedMap<String, String> few = new TreeMap<>(facts);
    for (String name : facts.keySet()) {
      for (String prefix : OF_MACHINE) {
        if (name.startsWith(prefix) && !name.startsWith("host.name")) {
          few.remove(name);
        }
      }
    }
    return new Environment(few, variables);
  }

  /** The type of the file system of the innermost existing directory. */
  private static String fileSystem(Path directory) {
    for (Path at = directory; at != null; at = at.getParent()) {
      if (Files.exists(at)) {
        try {
          return Files.getFileStore(at).type();
        } catch (IOException e) {
          return MachineFacts.UNKNOWN;
        }
      }
    }
    return MachineFacts.UNKNOWN;
  }

  static SortedMap<String, String> relevant(Map<String, String> environment) {
    SortedMap<String, String> variables = new TreeMap<>();
    List<String> unrecorded =
        List.of(environment.getOrDefault(RankVariables.UNRECORDED, "").split(","));
    for (Map.Entry<String, String> variable : environment.entrySet()) {
      if (isRelevant(variable.getKey()) && !unrecorded.contains(variable.getKey())) {
        variables.put(variable.getKey(), variable.getValue());
      }
    }
    return variables;
  }

  /** Whether a variable can change what is measured, and so belongs to the result. */
  static boolean isRelevant(String name) {
    boolean matters = RELEVANT_NAMES.contains(name);
    for (String prefix : RELEVANT_PREFIXES) {
      matters |= name.startsWith(prefix);
    }
    String upper = name.toUpperCase(Locale.ROOT);
    for (String secret : SECRETS) {
      matters &= !upper.contains(secret);
    }
    return matters;
  }
}
