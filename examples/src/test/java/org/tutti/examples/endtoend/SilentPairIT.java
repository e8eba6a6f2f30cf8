package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map of ranks two of which never answer each other, and of hosts that are the same. */
@Tag("any-jdk")
class SilentPairIT {
  private static final int BYTES = 4104;

  /** Rank 0 never ends a message of this size to rank 3. */
  private static final String SILENCE =
      """
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>
      int PMPI_Send(const void *, int, void *, int, int, void *);
      int PMPI_Type_size(void *, int *);
      int MPI_Send(const void *data, int count, void *type, int to, int tag, void *comm) {
        const char *rank = getenv("OMPI_COMM_WORLD_RANK");
        int size = 0;
        PMPI_Type_size(type, &size);
        while (rank && !strcmp(rank, "0") && to == 3 && count * size == %d) pause();
        return PMPI_Send(data, count, type, to, tag, comm);
      }
      """
          .formatted(BYTES);

  @TempDir private Path directory;

  @Test
  void thePairIsNamedAndTheOthersAreMeasured() throws Exception {
    Path source = Files.writeString(directory.resolve("silence.c"), SILENCE);
    Path silence = directory.resolve("silence.so");
    Process compiler =
        new ProcessBuilder("gcc", "-shared", "-fPIC", "-o", silence.toString(), source.toString())
            .inheritIO()
            .start();
    assertThat(compiler.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(compiler.exitValue()).isZero();

    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "map -np 4 --launcher openmpi --launcher-option=--oversubscribe --launches 1 --msizes "
                    + BYTES
                    + " --nrep 3 --warmup 0 --timeout 6 --quiet --no-jvm-cache --results map"
                    + " --environment LD_PRELOAD="
                    + silence);

    assertThat(ended.output().replaceAll("\\s+", " "))
        .as(ended.said())
        .contains("[TUTTI-447] rank 0 (", ") and rank 3 (", "The other pairs were measured.")
        .contains("5 pairs of 4 ranks");
    assertThat(ended.status()).isEqualTo(3);
  }

  @Test
  void hostsThatAreTheSameAreTold() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "map -np 2 --launcher mpich --hosts localhost:1,127.0.0.1:1 --launches 1"
                    + " --nrep 5 --warmup 0 --no-jvm-cache --results map");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error().replaceAll("\\s+", " "))
        .contains("[TUTTI-448] Of 2 hosts that are named, some are the same");
  }
}
