package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Open MPI's component for several hosts, which needs two processes on one of them. */
@Tag("all")
class HanRulesIT {
  /** What the library prints about each operation that it looks up. */
  private static final String FOUND =
      "collective 2 \\(allreduce\\) .* for a %d sized message\\. "
          + "Found a rule .* : component \\d \\(%s\\)";

  /** As {@code HanRulesFile} writes it, for 64 bytes on four processes. */
  private static final Path RULES =
      Path.of("../lab/tune/src/test/resources/org/tutti/lab/tune/allreduce.han").toAbsolutePath();

  @TempDir Path directory;

  @Test
  void aRuleHoldsAtItsSizeOnly() throws Exception {
    Tutti.Ended ended =
        TwoHosts.tutti(
                directory,
                "mpirun.openmpi",
                "-np",
                "4",
                "--bind-to",
                "none",
                "--host",
                "h1:2,h2:2",
                "--mca",
                "plm_rsh_agent",
                directory.resolve("remote-shell").toString())
            .with("OMPI_MCA_coll_han_priority", "100")
            .with("OMPI_MCA_coll_han_use_dynamic_file_rules", "true")
            .with("OMPI_MCA_coll_han_dynamic_rules_filename", RULES.toString())
            .with("OMPI_MCA_coll_han_max_dynamic_errors", "0")
            .with("OMPI_MCA_coll_base_verbose", "80")
            .line("MPI_Allreduce --nrep 5 --warmup 0 --msizes 8,64 --results measured");

    assertThat(ended.output()).containsPattern("(?m)^ +8 B ").containsPattern("(?m)^ +64 B ");
    assertThat(ended.error())
        .containsPattern(FOUND.formatted(8, "self"))
        .containsPattern(FOUND.formatted(64, "han"))
        .doesNotContainPattern(FOUND.formatted(8, "han"));
    assertThat(ended.status()).isZero();
  }
}
