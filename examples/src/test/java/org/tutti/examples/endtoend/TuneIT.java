package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tune} with real launches, too few to verify anything. */
class TuneIT {
  private static final String SHORT =
      " --rounds 1 --launches 1 --retries 0 --msizes 8,64 --nrep 20 --output rules --results tuned";

  @TempDir Path directory;

  @Test
  void nothingIsWrittenWithoutAVerifiedGain() throws Exception {
    Tutti.Ended ended = tutti().line("tune Exscan -np 2 --mpi-library openmpi" + SHORT);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .startsWith("Tuning: a verified gain in 0 of 2 cells")
        .contains("No file is written, since no gain was verified.");
    assertThat(ended.error()).contains("label=linear").contains("label=recursive_doubling");
    assertThat(directory.resolve("rules")).doesNotExist();
  }

  @Test
  void algorithmsOfMpichAreReadFromItsDescriptions() throws Exception {
    Tutti.Ended ended = tutti().line("tune Exscan -np 2 --mpi-library mpich" + SHORT);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).startsWith("Tuning: a verified gain in 0 of 2 cells");
    assertThat(ended.error())
        .contains("label=nb, cvar:EXSCAN_INTRA_ALGORITHM=nb")
        .contains("label=recursive_doubling");
  }

  @Test
  void anAlgorithmThatFailsIsExcludedAndTheRestMeasured() throws Exception {
    // Open MPI's algorithm for two processes refuses three.
    Tutti.Ended ended =
        tutti()
            .line(
                "tune Allgather -np 3 --launcher-option=--oversubscribe --mpi-library openmpi"
                    + SHORT);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .startsWith("Tuning: a verified gain in 0 of 2 cells")
        .contains("- Excluded: two_proc of MPI_Allgather: launch");
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

    assertThat(allreduce(rules, "8,72").status()).isZero();
    assertThat(allreduce(rules, "64").status()).isNotZero();
  }

  private Tutti.Ended allreduce(Path rules, String msizes) throws Exception {
    return tutti()
        .line(
            "run -np 2 --launches 1 --retries 0 --nrep 20 --mpi-library openmpi MPI_Allreduce"
                + " --factor mca:coll_tuned_use_dynamic_rules=1"
                + " --factor mca:coll_tuned_dynamic_rules_filename="
                + rules
                + " --results results-"
                + msizes
                + " --msizes "
                + msizes);
  }

  private Tutti tutti() {
    return Tutti.alone(directory);
  }
}
