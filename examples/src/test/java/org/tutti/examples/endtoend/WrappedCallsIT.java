package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.natives.PreloadedLibrary;

/** Tools that wrap functions of MPI by its profiling interface and are preloaded see the calls. */
@Tag("jdk")
class WrappedCallsIT {
  /** Handles are passed on as they come: pointers in one library, ints in the other. */
  private static final String WRAPPER =
      """
      #include <stdio.h>
      static long barriers;
      int PMPI_Barrier(void *);
      int PMPI_Finalize(void);
      int MPI_Barrier(void *communicator) { barriers++; return PMPI_Barrier(communicator); }
      int MPI_Finalize(void) {
        fprintf(stderr, "the wrapper saw %ld barriers\\n", barriers);
        return PMPI_Finalize();
      }
      """;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void aPreloadedWrapperSeesTheCallsAndTheResultSaysSo(String launcher) throws Exception {
    String wrapper = PreloadedLibrary.ofText(WRAPPER, "wrapper", directory);

    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-np", "2", "env", "LD_PRELOAD=" + wrapper)
            .line("MPI_Barrier --nrep 100 --warmup 0 --results " + launcher);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error())
        .containsPattern("the wrapper saw [1-9]\\d{2,} barriers")
        .containsOnlyOnce("[TUTTI-325] MPI calls pass through " + wrapper);
    assertThat(directory.resolve(launcher).resolve("launches/0001.jsonl"))
        .content()
        .contains("\"mpi.wrappedBy\":\"" + wrapper + "\"");
  }
}
