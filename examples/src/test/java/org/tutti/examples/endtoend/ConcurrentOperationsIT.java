package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Operations of several threads, messages, and processes at once leave the right data. */
class ConcurrentOperationsIT {
  @TempDir Path directory;

  @Test
  void severalThreadsLeaveTheRightDataIfTheyMayCall() throws Exception {
    for (Tutti launcher :
        List.of(OperationsIT.onOpenMpi(directory, 2), OperationsIT.onMpich(directory, 2))) {
      Tutti.Ended ended =
          launcher.line(
              "--dry --msizes 8,4096 --suite threads --param threads=1,3 --thread-level MULTIPLE");
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(OperationsIT.cells(ended))
          .contains("ping-pong:threads at 4 KiB, threads = 3: data correct")
          .hasSizeGreaterThan(10)
          .allMatch(cell -> cell.endsWith(": data correct"));
      Tutti.Ended refused = launcher.line("ping-pong:threads --msizes 8");
      assertThat(refused.status()).isEqualTo(2);
      assertThat(refused.said()).contains("[TUTTI-278]").contains("--thread-level MULTIPLE");
    }
  }

  @Test
  void partitionsLeaveTheRightDataHoweverManyThreadsMarkThem() throws Exception {
    String line =
        "--dry --msizes 64 --suite partitioned --thread-level MULTIPLE --param work=0.5"
            + " --param partitions=1,8 --param threads=1,2 --param marking=EACH,RANGE,LIST"
            + " --param completion=WAIT,PARRIVED";
    Tutti.Ended ended = OperationsIT.onMpich(directory, 2).line(line);
    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(OperationsIT.cells(ended)).hasSize(6 * 2 * 2 * 3 * 2);
    assertThat(OperationsIT.cells(ended))
        .filteredOn(cell -> cell.contains("partitions = 1, threads = 2"))
        .hasSize(6 * 3 * 2)
        .allMatch(cell -> cell.contains("Parameter threads cannot be '2'"));
    assertThat(OperationsIT.cells(ended))
        .filteredOn(cell -> !cell.contains("partitions = 1, threads = 2"))
        .filteredOn(cell -> !cell.contains(":work at"))
        .hasSize(5 * 3 * 3 * 2)
        .allMatch(cell -> cell.endsWith(": data correct"));
    Tutti.Ended missing =
        OperationsIT.onOpenMpi(directory, 2).line("--dry --msizes 64 ping-pong:partitioned");
    assertThat(OperationsIT.cells(missing))
        .containsExactly(
            "ping-pong:partitioned at 64 B, partitions = 4, threads = 1, marking = EACH,"
                + " completion = WAIT: [TUTTI-055] MPI_Psend_init is not in this library"
                + " (Open MPI 4.1.4); the cell was not measured");
  }

  @Test
  void messagesMeetTheirReceivesInEveryOrder() throws Exception {
    String line =
        "--dry --msizes 8 --suite matching --param depth=200 --param communicators=1,3"
            + " --param order=IN_ORDER,REVERSED,RANDOM --param sources=NAMED,ANY,ALTERNATING";
    for (Tutti launcher :
        List.of(OperationsIT.onOpenMpi(directory, 2), OperationsIT.onMpich(directory, 3))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(OperationsIT.cells(ended))
          .hasSize(2 * (2 * 3 + 2 * 3 * 3))
          .allMatch(cell -> cell.endsWith(": data correct"));
    }
  }

  @Test
  void processesAreStartedAndMet() throws Exception {
    String line = "--dry --suite processes --msizes 8 --param children=2";
    Tutti.Ended started = OperationsIT.onOpenMpi(directory, 3).line(line);
    assertThat(started.status()).as(started.said()).isZero();
    assertThat(OperationsIT.cells(started))
        .containsExactly(
            "MPI_Comm_connect at 0 B: data correct",
            "MPI_Comm_spawn at 0 B, children = 2: data correct");
    Tutti.Ended refused = OperationsIT.onMpich(directory, 2).line(line);
    assertThat(refused.status()).as(refused.said()).isZero();
    assertThat(OperationsIT.cells(refused))
        .hasSize(2)
        .allMatch(
            cell ->
                cell.matches(".*\\[TUTTI-260] MPI_\\w+ is not possible under this launcher \\(.*"));
    Tutti full = Tutti.under(directory, "mpirun.openmpi", "-host", "localhost:2", "-np", "2");
    assertThat(OperationsIT.cells(full.line("--dry MPI_Comm_spawn --msizes 8")))
        .containsExactly(
            "MPI_Comm_spawn at 0 B, children = 1: [TUTTI-260] MPI_Comm_spawn is not possible under"
                + " this launcher (2 slots for 2 ranks and 1 more: start fewer ranks, or give"
                + " mpirun --oversubscribe); the cell was not measured");
    assertThat(
            OperationsIT.onOpenMpi(directory, 2)
                .line("MPI_Comm_connect --msizes 8 --nrep 3 --warmup 0")
                .status())
        .isZero();
  }
}
