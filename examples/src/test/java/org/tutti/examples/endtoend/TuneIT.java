package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.tutti.mpi.natives.PreloadedLibrary;

/** {@code tune} with real launches, too few to verify anything. */
@Tag("all")
@Execution(ExecutionMode.CONCURRENT)
class TuneIT {
  private static final String SHORT =
      " --max-launches 1 --launches 1 --retries 0 --nrep 10 --warmup 0 --output rules --results tuned"
          + " --msizes ";

  @TempDir Path directory;

  @Test
  void algorithmsOfMpichAreReadFromItsDescriptions() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory).line("tune Exscan -np 2 --mpi-library mpich" + SHORT + "8");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).startsWith("Tuning: a verified gain in 0 of 1 cell");
    assertThat(ended.error())
        .contains("label=nb, cvar:EXSCAN_INTRA_ALGORITHM=nb")
        .contains("label=recursive_doubling");
  }

  /** Open MPI's algorithm for two processes refuses three; three others are given faults. */
  @Test
  void algorithmsThatFailAreExcludedAndTheRestMeasured() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .with("LD_PRELOAD", PreloadedLibrary.of(TuneIT.class, "faulty-algorithms", directory))
            .line(
                "tune Alltoall -np 3 --launcher-option=--oversubscribe --mpi-library openmpi"
                    // Longer than ranks take to start beside other programs.
                    + " --launch-timeout silence=30s"
                    + SHORT
                    + "64");

    assertThat(ended.status()).as(ended.said()).isZero();
    String report = ended.sentences();
    assertThat(report)
        .startsWith("Tuning: a verified gain in 0 of 1 cell")
        .contains("No file was written, because no gain was verified.")
        .doesNotContain("Excluded: linear_sync", "Excluded: default");
    assertThat(report.split("- Excluded: "))
        .anyMatch(item -> item.startsWith("two_proc of") && item.contains("MPI_ERR_UNSUPPORTED"))
        .anyMatch(item -> item.startsWith("modified_bruck of") && item.contains("TUTTI-144"))
        .anyMatch(item -> item.startsWith("pairwise of") && item.contains("TUTTI-207"))
        .anyMatch(item -> item.startsWith("linear of") && item.contains("TUTTI-145"))
        .noneMatch(item -> item.contains("TUTTI-206") && item.contains("TUTTI-207"));
    assertThat(ended.error()).contains("label=linear,").contains("label=linear_sync,");
    assertThat(directory.resolve("rules")).doesNotExist();
  }

  /** The library refuses an algorithm that does not exist, so the rule was used: at 64 B only. */
  @Test
  void openMpiUsesARuleAtItsSizeOnly() throws Exception {
    Path rules = directory.resolve("rules.conf");
    Files.writeString(
        rules,
        """
        # as RulesFile writes them
        1 # number of operations
        2 # MPI_Allreduce
        2 # numbers of processes
        2 # processes
        3 # rules: from size, algorithm, fanout, segment
        0 0 0 0
        64 99 0 0 # none
        65 0 0 0
        3 # processes
        1 # rules: from size, algorithm, fanout, segment
        0 0 0 0
        """);

    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-np", "2")
            .with("OMPI_MCA_coll_tuned_use_dynamic_rules", "1")
            .with("OMPI_MCA_coll_tuned_dynamic_rules_filename", rules.toString())
            .line("MPI_Allreduce --nrep 20 --msizes 8,64,72");

    assertThat(ended.status()).isNotZero();
    assertThat(ended.output())
        .containsPattern("(?m)^ +8 B ")
        .containsPattern("(?m)^ +72 B ")
        .doesNotContainPattern("(?m)^ +64 B ");
    assertThat(ended.said()).contains("TUTTI-206");
  }
}
