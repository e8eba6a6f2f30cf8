package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.lab.map.measure.Mapping;
import org.tutti.mpi.natives.PreloadedLibrary;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;

/** Maps of ranks two of which never answer each other, and of places that do not fit. */
@Tag("all")
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

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @TempDir private Path directory;

  /** Waits for a limit of time, which is longer than any pair takes beside other programs. */
  @Test
  @Execution(ExecutionMode.CONCURRENT)
  void thePairIsNamedAndTheOthersAreMeasured() throws Exception {
    String silence = PreloadedLibrary.ofText(SILENCE, "silence", directory);
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "map -np 4 --launcher openmpi --launcher-option=--oversubscribe --launches 1"
                    + " --msizes "
                    + BYTES
                    + " --nrep 3 --warmup 0 --timeout 30 --quiet --no-jvm-cache --results map"
                    + " --environment LD_PRELOAD="
                    + silence);

    assertThat(ended.sentences())
        .as(ended.said())
        .contains("[TUTTI-447] rank 0 (", ") and rank 3 (", "The other pairs were measured.")
        .contains("5 pairs of 4 ranks");
    assertThat(ended.status()).isEqualTo(3);
  }

  /** Those without a process would not be on the map, which is no fault of theirs. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "localhost:1,127.0.0.1:1 | [TUTTI-448] Of 2 hosts that are named, some are the same",
        "localhost:2,127.0.0.1:1"
            + "| [TUTTI-464] No process runs on 127.0.0.1: 2 processes fill the hosts before."
      })
  void hostsThatMakeNoPairAreTold(String hosts, String said) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "map -np 2 --launcher mpich --launches 1 --nrep 5 --warmup 0 --no-jvm-cache"
                    + " --results map --hosts "
                    + hosts);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error().replaceAll("\\s+", " "))
        .contains(said)
        .satisfies(
            error -> assertThat(error.contains("TUTTI-448")).isNotEqualTo(error.contains("-464")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--hosts localhost:1            | [TUTTI-235] The hosts localhost:1 have room for 1 ranks",
        "--hosts localhost:1,localhost  | [TUTTI-235]",
        "--bind-to cpus:0               | has the processors of 1 rank, not of 2",
        "--bind-to cpus:0/one           | does not name the processors of each rank"
      })
  void placesThatDoNotFitAreRefusedBeforeAnythingStarts(String options, String said)
      throws Exception {
    Tutti.Ended ended = TUTTI.line("map -np 2 --launcher mpich --results map " + options);

    assertThat(ended.error().replaceAll("\\s+", " ")).as(ended.said()).contains(said);
    assertThat(ended.status()).isNotZero();
    assertThat(TUTTI.directory().resolve("map/all-pairs/launches")).doesNotExist();
  }

  /** Each rank runs where it is told, with either launcher. */
  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void ranksRunOnTheirProcessors(String launcher) throws Exception {
    Tutti.Ended swapped =
        Tutti.alone(directory)
            .line(
                "map -np 2 --per core --launches 1 --nrep 5 --warmup 0 --no-jvm-cache --quiet"
                    + " --bind-to cpus:1/0 --results swapped --launcher "
                    + launcher);
    assertThat(swapped.output())
        .as(swapped.said())
        .containsPattern("(?s)There is one pair, \\S+ CPU\\s0\\s+with \\S+\\s+CPU\\s+1:");
    try (LaunchReader launch =
        LaunchReader.open(
            new CampaignDirectory(Mapping.campaign(directory.resolve("swapped"))).launch(1))) {
      assertThat(launch.header().ranks()).extracting(RankPlacement::cpus).containsExactly("1", "0");
    }
    assertThat(swapped.status()).as(swapped.said()).isZero();
  }
}
