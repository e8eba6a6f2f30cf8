package org.tutti.measure.environment;

import java.util.List;
import java.util.Locale;

/** Which environment variables can change what is measured, and so belong to the result. */
final class RelevantVariables {
  private static final List<String> PREFIXES =
      List.of(
          "OMPI_", "PRTE_", "OPAL_", "MPICH_", "MPIR_", "HYDRA_", "UCX_", "FI_", "PSM2_", "I_MPI_",
          "MV2_", "MVP_", "SLURM_", "TUTTI_");

  /** Variables of Java and of the dynamic loader that matter as well. */
  private static final List<String> NAMES =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "LD_LIBRARY_PATH", "LD_PRELOAD");

  /** Parts of names that hold secrets of a job rather than settings. */
  private static final List<String> SECRETS = List.of("TOKEN", "SECRET", "PASSWORD", "_KEY");

  private RelevantVariables() {}

  static boolean includes(String name) {
    boolean wanted = NAMES.contains(name) || PREFIXES.stream().anyMatch(name::startsWith);
    String upper = name.toUpperCase(Locale.ROOT);
    return wanted && SECRETS.stream().noneMatch(upper::contains);
  }
}
