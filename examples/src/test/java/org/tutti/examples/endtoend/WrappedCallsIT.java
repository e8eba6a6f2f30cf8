package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tools that wrap functions of MPI by its profiling interface and are preloaded see the calls. */
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
    Path source = Files.writeString(directory.resolve("wrapper.c"), WRAPPER);
    Path wrapper = directory.resolve("wrapper.so");
    Process compiler =
        new ProcessBuilder("gcc", "-shared", "-fPIC", "-o", wrapper.toString(), source.toString())
            .inheritIO()
            .start();
    assertThat(compiler.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(compiler.exitValue()).isZero();

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
