package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Warning;

/** Many simulated ranks, from the command line to the report. */
class SimulatedIT {
  private static final String CELLS =
      " --nrep 10 --msizes 8 --sync WINDOW_HCA3:fit-points=20,exchanges=5"
          + " MPI_Allreduce MPI_Neighbor_alltoall";

  @RegisterExtension static final CommandSession TUTTI = new CommandSession();

  @Test
  void aLaunchIsRepeatedByItsSeed() throws Exception {
    for (String results : List.of("once", "again")) {
      Tutti.Ended launch =
          TUTTI.line("--mpi simulated -np 256 --seed 3 --results " + results + CELLS);
      assertThat(launch.status()).as(launch.said()).isZero();
      assertThat(launch.error()).contains("Tutti's simulation of a network and of clocks");
      assertThat(launch.output()).contains("256 ranks", "MPI_Allreduce", "MPI_Neighbor_alltoall");
    }
    // Those that started too late are replaced.
    assertThat(times("again")).hasSizeGreaterThanOrEqualTo(20).isEqualTo(times("once"));
  }

  @Test
  void launchesOfACampaignDiffer() throws Exception {
    Tutti.Ended run =
        TUTTI.line("run --mpi simulated -np 16 --launches 2 --seed 3 --results two" + CELLS);
    assertThat(run.status()).as(run.said()).isZero();
    List<String> times = times("two");
    assertThat(times).hasSize(40);
    assertThat(times.stream().distinct().count()).isGreaterThan(30);
  }

  /** All of it, or beside messages; of what only communicates nothing is said. */
  @Test
  void whatRanksComputeIsSaidToTakeNoTime() throws Exception {
    String empty =
        "multiply-add pairs:own-memory MPI_Reduce_local MPI_Ibcast:work partitioned:work";
    String beside =
        "MPI_Ibcast:overlapped MPI_Bcast_init:overlapped head-to-head:overlapped"
            + " partitioned:overlapped partitioned:bulk halo:computing MPI_Gather:delayed";
    String pure = "MPI_Bcast MPI_Ibcast:pure partitioned:pure head-to-head:pure MPI_Barrier";
    String all = String.join(" ", empty, beside, pure);
    Tutti.Ended launch =
        TUTTI.line("--mpi simulated -np 4 --nrep 5 --msizes 8 --results computing " + all);
    assertThat(launch.status()).as(launch.said()).isZero();
    Map<String, String> said = new HashMap<>();
    Path results = TUTTI.directory().resolve("computing");
    LaunchFile file = CampaignContents.of(new CampaignDirectory(results)).launches().get(0);
    try (LaunchReader reader = file.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        String texts =
            next.get().warnings().stream()
                .filter(one -> one.problem() == MeasurementProblem.COMPUTATION_NOT_SIMULATED)
                .map(Warning::text)
                .collect(Collectors.joining());
        said.put(next.get().key().benchmark(), texts);
      }
    }
    assertThat(said.keySet()).containsExactlyInAnyOrder(all.split(" "));
    for (String name : empty.split(" ")) {
      assertThat(said.get(name)).as(name).contains("no call takes more than");
    }
    for (String name : beside.split(" ")) {
      assertThat(said.get(name)).as(name).endsWith("and is not in the figures");
    }
    for (String name : pure.split(" ")) {
      assertThat(said.get(name)).as(name).isEmpty();
    }
  }

  @Test
  void synchronizationsSayWhatTheyCost() throws Exception {
    Tutti.Ended sync = TUTTI.line("sync --mpi simulated -np 64 cost");
    assertThat(sync.status()).as(sync.said()).isZero();
    assertThat(sync.output()).contains("SKAMPI", "JOINT").containsPattern("HCA3\\S* .* +6 ");
  }

  @Test
  void whatASimulationCannotHaveIsRefused() throws Exception {
    Tutti.Ended skewed = TUTTI.line("sync --mpi simulated --artificial-skew cost");
    assertThat(skewed.status()).isNotZero();
    assertThat(skewed.error()).contains("[TUTTI-108]", "--artificial-skew");
    Tutti.Ended seeded = TUTTI.line("sync --mpi inprocess --seed 1 cost");
    assertThat(seeded.error()).contains("[TUTTI-108]", "--seed would have no effect");
    Tutti.Ended library = TUTTI.line("--mpi simulated --mpi-library openmpi Example01Allreduce");
    assertThat(library.status()).isNotZero();
    assertThat(library.error()).contains("[TUTTI-102]");
    Tutti.Ended launched =
        Tutti.alone(TUTTI.directory())
            .with("OMPI_COMM_WORLD_RANK", "0")
            .with("OMPI_COMM_WORLD_SIZE", "2")
            .line("--mpi simulated Example01Allreduce");
    assertThat(launched.status()).isNotZero();
    assertThat(launched.error()).contains("Start it without a launcher");
  }

  /** The run-times of all observations. */
  private List<String> times(String results) throws Exception {
    Tutti.Ended export = TUTTI.line("export " + results + " --format csv");
    assertThat(export.status()).as(export.said()).isZero();
    List<String> lines = export.output().lines().toList();
    // Texts before it may hold commas.
    List<String> columns = List.of(lines.get(0).split(","));
    int fromEnd = columns.size() - columns.indexOf("run_time_ns");
    return lines.stream()
        .skip(1)
        .map(line -> line.split(",", -1))
        .map(words -> words[words.length - fromEnd])
        .toList();
  }
}
