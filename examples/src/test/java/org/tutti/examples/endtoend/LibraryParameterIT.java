package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parameters of the MPI library that factors set: read back, recorded, or refused. */
class LibraryParameterIT {
  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  private static int campaigns;

  private final String results = "campaign-" + ++campaigns;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          openmpi | mca:coll_tuned_use_dynamic_rules=1 mca:coll_tuned_allreduce_algorithm=recursive_doubling | "mpi.coll_tuned_allreduce_algorithm":"3 (recursive_doubling)"
          openmpi | mca:btl=self\\,vader | "mpi.btl":"self,vader"
          mpich   | cvar:ALLREDUCE_INTRA_ALGORITHM=recursive_doubling | "mpi.MPIR_CVAR_ALLREDUCE_INTRA_ALGORITHM":"3"
          mpich   | cvar:ALLREDUCE_SHORT_MSG_SIZE=1024 | "mpi.MPIR_CVAR_ALLREDUCE_SHORT_MSG_SIZE":"1024"
          """)
  void aParameterThatArrivesIsRecorded(String library, String factors, String recorded)
      throws Exception {
    Tutti.Ended ended = run(library, factors);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(launch()).content().contains(recorded);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          openmpi | mca:coll_tuned_alreduce_algoritm=2 | TUTTI-221 | Did you mean 'coll_tuned_allreduce_algorithm'?
          openmpi | mca:coll_tuned_use_dynamic_rules=1 mca:coll_tuned_allreduce_algorithm=99 | TUTTI-222 | should be 99, but is 0 (ignore)
          openmpi | mca:coll_tuned_allreduce_algorithm=2 | TUTTI-223 | Add --factor mca:coll_tuned_use_dynamic_rules=true
          openmpi | cvar:ALLREDUCE_SHORT_MSG_SIZE=9 | TUTTI-221 | has no parameter MPIR_CVAR_ALLREDUCE_SHORT_MSG_SIZE
          mpich   | cvar:ALREDUCE_SHORT_MSG_SIZE=9 | TUTTI-221 | Did you mean 'MPIR_CVAR_ALLREDUCE_SHORT_MSG_SIZE'?
          mpich   | mca:btl=self | TUTTI-221 | has no parameter btl
          """)
  void aParameterWithoutEffectIsRefused(
      String library, String factors, String identifier, String text) throws Exception {
    Tutti.Ended ended = run(library, factors);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[" + identifier + "]").contains(text);
    assertThat(launch()).doesNotExist();
  }

  /** Neither a factor nor the environment names the algorithm. */
  @Test
  void anAlgorithmOfAFileThatCannotRunIsRecognizedByTheLibrary() throws Exception {
    Path file =
        Files.writeString(
            TUTTI.directory().resolve("mca-params.conf"),
            "coll_tuned_use_dynamic_rules = 1\ncoll_tuned_allreduce_algorithm = ring\n");

    Tutti.Ended ended = run("openmpi", "env:OMPI_MCA_mca_base_param_files=" + file);

    assertThat(ended.error() + ended.output())
        .contains("TUTTI-260")
        .containsPattern("Open\\s+MPI\\s+runs\\s+recursive_doubling\\s+instead\\s+of\\s+ring");
  }

  @Test
  void twoLevelsThatRunOneFunctionAreNamed() throws Exception {
    Tutti.Ended ended =
        TUTTI.line(
            "run -np 2 --launches 1 --msizes 8 --nrep 20 --mpi-library openmpi --results "
                + results
                + " --factor mca:coll_tuned_use_dynamic_rules=1 --factor"
                + " mca:coll_tuned_allreduce_algorithm=0,recursive_doubling *Example01Allreduce*");

    assertThat(ended.status()).as(ended.said()).isZero();
    Tutti.Ended compared =
        TUTTI.line(
            "compare "
                + results
                + " --factor mca:coll_tuned_allreduce_algorithm=0,recursive_doubling");
    assertThat(compared.sentences())
        .contains("Open MPI runs recursive_doubling for MPI_Allreduce on both sides");
    assertThat(TUTTI.line("report " + results + " --verbose").output()).contains("TUTTI-557");
  }

  private Path launch() {
    return TUTTI.directory().resolve(results).resolve("launches/0001.jsonl");
  }

  private Tutti.Ended run(String library, String factors) throws Exception {
    return TUTTI.line(
        "run -np 2 --launches 1 --retries 0 --msizes 8 --nrep 20 --results "
            + results
            + " --mpi-library "
            + library
            + " --factor "
            + factors.replace(" ", " --factor ")
            + " *Example01Allreduce*");
  }
}
