package org.tutti.examples.endtoend;

import static java.util.stream.Collectors.partitioningBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every operation that is ready to run leaves the right data with each library that has it. */
class OperationsIT {
  /** What libraries lack, as docs/operations.md says. */
  private static final List<Path> MISSING =
      List.of(
          Path.of("../operations/src/test/resources/org/tutti/operations/missing.csv"),
          Path.of("../lab/operations/src/test/resources/org/tutti/lab/operations/missing.csv"));

  private static final String NOT_THERE = " is not in this library (";
  private static final String NOT_POSSIBLE = " is not possible under this launcher (";
  private static final Pattern OF_EQUAL_SIDES =
      Pattern.compile("MPI_I?[rR]educe_scatter.*:intercommunicator");
  private static final String NEEDS_THREADS = " needs MPI_THREAD_MULTIPLE";
  private static final String ALL = "--dry --msizes 8 --suite all --param partitions=1";

  @RegisterExtension static final CommandSession IN_PROCESS = new CommandSession();

  @TempDir Path directory;

  @Test
  void ofBothLibraries() throws Exception {
    String line =
        ALL
            + " --root-rank 0 --param reduction=SUM --param counts=EQUAL --param gap=0"
            + " --param datatype=DOUBLE";
    check(onOpenMpi(2).line(line), "Open MPI 4.1.4", 2);
    check(onMpich(2).line(line), "MPICH 4.0.2", 2);
  }

  /**
   * Other roots, reductions, datatypes, and blocks than usual, where there are more ranks, which is
   * no matter of the library.
   */
  @Tag("all")
  @ParameterizedTest
  @CsvSource({"3, 1 LXOR RISING 3 INT", "4, last PROD ONE_BLOCK 1 LONG"})
  void ofMoreRanks(int processes, String choices) throws Exception {
    String[] choice = choices.split(" ");
    String line =
        String.join(" ", ALL, "--root-rank", choice[0], "--param", "reduction=" + choice[1])
            + String.join(" --param ", "", "counts=" + choice[2], "gap=" + choice[3])
            // How much work takes as long as an operation is measured in the other launches.
            + (" --param work=0 --param datatype=" + choice[4]);
    if (processes == 3) {
      check(onOpenMpi(processes).line(line), "Open MPI 4.1.4", processes);
    } else {
      check(onMpich(processes).line(line), "MPICH 4.0.2", processes);
    }
  }

  @Tag("all")
  @Test
  void ofMpjExpress() throws Exception {
    check(
        Tutti.alone(directory).line(ALL + " --mpi mpj --processes 3 --thread-level MULTIPLE"),
        "MPJ Express 0.44",
        3);
  }

  /** Senders and receivers touch their data between two calls, which leaves them right. */
  @Tag("all")
  @ParameterizedTest
  @CsvSource({"openmpi, written-read", "mpich, flushed", "mpj, written-read"})
  void ofTouchedData(String library, String state) throws Exception {
    Tutti launcher =
        switch (library) {
          case "openmpi" -> onOpenMpi(2);
          case "mpich" -> onMpich(2);
          default -> Tutti.alone(directory);
        };
    String line = "--dry --msizes 24 --param work=0 --suite all --data " + state;
    Tutti.Ended ended = launcher.line(library.equals("mpj") ? line + " --mpi mpj -np 2" : line);
    assertThat(cells(ended))
        .as(ended.said())
        .hasSizeGreaterThan(200)
        .noneMatch(cell -> cell.contains("FAILED") && !cell.contains("a known defect of"));
    assertThat(cells(ended))
        .filteredOn(cell -> cell.endsWith(": data correct"))
        .hasSizeGreaterThan(library.equals("mpj") ? 50 : 150);
  }

  /** What was touched is recorded by rank and operation: only receivers read. */
  @Tag("all")
  @ParameterizedTest
  @CsvSource({
    "inprocess, flushed",
    "inprocess, written-read",
    "inprocess, read",
    "mpj, written-read"
  })
  void touchedDataAreMeasuredAndRecorded(String provider, String state) throws Exception {
    String line =
        "MPI_Bcast MPI_Reduce MPI_Allgather:in-place ping-pong --msizes 8,1Mi --nrep 10 --warmup 10"
            + " --recheck --results results -np 2 --mpi "
            + provider
            + " --data "
            + state;
    Tutti.Ended ended = Tutti.alone(directory).line(line);
    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.sentences()).contains(", data " + state);
    String amount = "Bytes\":\"1048576\"";
    List<String> bcasts = cellsOf("MPI_Bcast", 1 << 20);
    assertThat(bcasts)
        .singleElement()
        .asString()
        .contains("\"data\":\"" + state.toUpperCase(Locale.ROOT).replace('-', '_') + "\"")
        .contains("\"dataWritten" + (state.startsWith("written") ? amount : "Bytes\":\"0\""))
        .contains("\"dataRead" + (state.endsWith("read") ? amount : "Bytes\":\"0\""))
        .contains("\"dataFlushed" + (state.equals("flushed") ? amount : "Bytes\":\"0\""));
  }

  private List<String> cellsOf(String operation, int msize) throws IOException {
    List<String> lines = new ArrayList<>();
    try (var files = Files.walk(directory.resolve("results"))) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        lines.addAll(
            Files.readAllLines(file, StandardCharsets.ISO_8859_1).stream()
                .filter(line -> line.contains("\"record\":\"cell\""))
                .filter(line -> line.contains("\"benchmark\":\"" + operation + "\""))
                .filter(line -> line.contains("\"msize\":" + msize))
                .toList());
      }
    }
    return lines;
  }

  @Test
  void everyReductionAndRootLeavesTheRightDataWithBothLibraries() throws Exception {
    String line =
        "--dry --msizes 16 --suite collectives --suite in-place"
            + " --param counts=RISING,ONE_BLOCK --param gap=3 --param datatype=INT"
            + " --root-rank rotating"
            + " --param reduction=SUM,PROD,MAX,MIN,LAND,BAND,LOR,BOR,LXOR,BXOR";
    for (Tutti launcher : List.of(onOpenMpi(2), onMpich(2))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(cells(ended))
          .contains(
              "MPI_Alltoallw:in-place at 16 B, datatype = INT, counts = RISING, gap = 3: data"
                  + " correct")
          .allMatch(cell -> cell.endsWith(": data correct"));
    }
  }

  /** Every kind of elements, with every reduction: either MPI has no such one, or it is right. */
  @Tag("all")
  @Test
  void everyDatatypeIsMovedAndReducedAsMpiDefinesIt() throws Exception {
    String line =
        "--dry --msizes 96 MPI_Bcast MPI_Alltoallv ping-pong"
            + " MPI_Allreduce MPI_Scan MPI_Reduce_local MPI_Ireduce_scatter_block:pure"
            + " --param reduction=SUM,PROD,MAX,MIN,LAND,LXOR,BAND,BXOR,MAXLOC,MINLOC"
            + " --param datatype=C_LONG,C_INT,AINT,COUNT,LONG_DOUBLE,C_FLOAT_COMPLEX,"
            + "C_LONG_DOUBLE_COMPLEX,C_BOOL,RAW_BYTE,LONG_DOUBLE_INT,SHORT_INT,DOUBLE_INT,WCHAR,"
            + "CHAR,PACKED";
    for (Tutti launcher : List.of(onOpenMpi(2), onMpich(2))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      Map<Boolean, List<String>> cells =
          cells(ended).stream().collect(partitioningBy(cell -> cell.contains("reduction = ")));
      assertThat(cells.get(false)).hasSize(3 * 15).allMatch(OperationsIT::isRight);
      // 2 of integers, 8 of each; 2 of 8 less the logical ones; 4; sums; 2; 2; 2 pairs of 3.
      assertThat(cells.get(true))
          .filteredOn(OperationsIT::isRight)
          .hasSize(4 * (2 * 8 + 2 * 6 + 4 + 2 + 2 + 2 + 2 * 3))
          .contains(
              "MPI_Scan at 96 B, reduction = PROD, datatype = LONG_DOUBLE: data correct",
              "MPI_Scan at 96 B, reduction = LXOR, datatype = C_BOOL: data correct",
              "MPI_Scan at 96 B, reduction = MINLOC, datatype = LONG_DOUBLE_INT: data correct");
      assertThat(cells.get(true))
          .filteredOn(cell -> !isRight(cell))
          .allMatch(cell -> cell.contains("is not defined for elements of type"));
    }
  }

  private static boolean isRight(String cell) {
    return cell.endsWith(": data correct");
  }

  @Test
  void oneSidedOperationsLeaveTheRightDataUnderEverySynchronization() throws Exception {
    String line =
        "--dry --msizes 1024 --suite one-sided"
            + " --param epoch=FLUSH,FLUSH_LOCAL,LOCK,LOCK_EXCLUSIVE,LOCK_ALL,FENCE,PSCW";
    for (Tutti launcher : List.of(onOpenMpi(2), onMpich(2))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(cells(ended))
          .contains("MPI_Put at 1 KiB, epoch = PSCW: data correct")
          .filteredOn(cell -> !cell.contains(": data correct"))
          .isNotEmpty()
          .allMatch(cell -> cell.matches("MPI_R\\w+ at .*epoch = (FENCE|PSCW): .*not allowed.*"));
    }
  }

  @Tag("all")
  @Test
  void oneSidedOperationsAreMeasuredUnderEverySynchronization() throws Exception {
    String line =
        "MPI_Put:both-ways MPI_Get:all-to-all MPI_Accumulate --msizes 8"
            + " --nrep 5 --warmup 5 --param epoch=LOCK,LOCK_EXCLUSIVE,LOCK_ALL,FENCE,PSCW";
    for (Tutti launcher : List.of(onOpenMpi(2), onMpich(2))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(ended.output()).contains("PSCW", "LOCK_EXCLUSIVE", "MPI_Put:both-ways");
    }
  }

  @Test
  void groupsLeaveTheRightDataWhetherOneWorksOrAll() throws Exception {
    String line =
        "--dry --msizes 8 --suite groups --param members=1,2,3 --param groups=ONE,ALL"
            + " --root-rank last";
    for (Tutti launcher : List.of(onOpenMpi(4), onMpich(4))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(cells(ended))
          .contains("MPI_Alltoall:groups at 8 B, members = 2, groups = ALL: data correct")
          .hasSizeGreaterThan(40)
          .allMatch(cell -> cell.endsWith(": data correct"));
    }
    assertThat(onMpich(2).line("MPI_Bcast:groups --param members=3").said())
        .contains("[TUTTI-229] A group cannot have 3 of 2 processes");
  }

  @Test
  void oneProcessHasNobodyToReach() throws Exception {
    for (Tutti launcher : List.of(onOpenMpi(1), onMpich(1))) {
      Tutti.Ended ended = launcher.line("MPI_Put bandwidth bisection --param epoch=PSCW,FLUSH");
      assertThat(ended.status()).isEqualTo(2);
      assertThat(ended.said()).contains("[TUTTI-301] MPI_Put at ", " needs 2 processes, and 1 ");
    }
    Tutti.Ended ended = onOpenMpi(2).line("bandwidth MPI_Ssend MPI_Rsend --param members=1");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.said()).contains("[TUTTI-301] ");
  }

  @Tag("all")
  @Test
  void derivedDatatypesLeaveTheRightDataInEveryLayout() throws Exception {
    String line =
        "--dry --msizes 32,1024 --suite datatypes --param block=1,4 --param stride=5"
            + " --param layout=CONTIGUOUS,VECTOR,INDEXED,STRUCT,SUBARRAY,RESIZED"
            + " --param commutative=true,false";
    for (Tutti launcher : List.of(onOpenMpi(2), onMpich(3))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(cells(ended))
          .contains("MPI_Unpack at 1 KiB, layout = STRUCT, block = 4, stride = 5: data correct")
          .hasSizeGreaterThan(5 * 6 * 2 * 2)
          .allMatch(cell -> cell.endsWith(": data correct"));
    }
  }

  @Test
  void whatNoLaunchCanMeasureIsRefused() throws Exception {
    assertThat(IN_PROCESS.line("--mpi inprocess -np 2 MPI_Bcast --root-rank 2").said())
        .contains("[TUTTI-047] Rank 2 cannot be the root of MPI_Bcast");
    assertThat(IN_PROCESS.line("--mpi inprocess -np 2 MPI_Reduce --param reduction=BXOR").said())
        .contains("[TUTTI-156] The reduction BXOR of MPI_Reduce");
  }

  @Test
  void aSuiteIsMeasuredUnderTheLauncher() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-np", "2")
            .line(
                "--suite topologies MPI_Allreduce MPI_Allreduce:in-place bandwidth"
                    + " --msizes 8 --nrep 20 --warmup 20");
    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .containsPattern("(?m)^ +size +MPI_Allreduce +in-place +ratio$")
        .contains("MPI_Cart_create", "bandwidth")
        .containsPattern("[kMG]B/s")
        .doesNotContain("Example01Allreduce");
  }

  @Test
  void whatTwoProcessesCannotDoIsSaidAndTheRestIsMeasured() throws Exception {
    Tutti.Ended ended =
        IN_PROCESS.line(
            "run -np 2 --mpi inprocess --launches 1 --msizes 8 --nrep 20 --param dimensions=1,3"
                + " MPI_Neighbor_alltoall");
    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error())
        .contains("[TUTTI-260] 1 of 2 cells cannot be measured with 2 processes")
        .contains("A topology cannot have 3 dimensions with only 2 processes");
    assertThat(ended.output()).contains("MPI_Neighbor_alltoall").contains("TUTTI-260");
  }

  private Tutti onOpenMpi(int processes) {
    return onOpenMpi(directory, processes);
  }

  static Tutti onOpenMpi(Path directory, int processes) {
    return Tutti.under(directory, "mpirun.openmpi", "--oversubscribe", "-np", "" + processes);
  }

  private Tutti onMpich(int processes) {
    return onMpich(directory, processes);
  }

  static Tutti onMpich(Path directory, int processes) {
    return Tutti.under(directory, "mpiexec.mpich", "-n", "" + processes);
  }

  /**
   * Another version of a library may have more than the page says, but not less; what leaves wrong
   * data does so with two ranks.
   */
  private static void check(Tutti.Ended ended, String library, int processes) throws IOException {
    List<String> lacking = new ArrayList<>();
    assertThat(ended.status() == 0)
        .as(ended.said())
        .isEqualTo(!ended.output().contains(": FAILED "));
    assertThat(cells(ended)).hasSizeGreaterThan(100);
    for (String line : cells(ended)) {
      if (line.contains(NEEDS_THREADS)) {
        continue;
      }
      if (line.contains(NOT_THERE) || line.contains(NOT_POSSIBLE) || line.contains(": FAILED ")) {
        lacking.add(line.substring(0, line.indexOf(' ')));
      } else {
        assertThat(line)
            .containsPattern(line.contains(":work at") ? "called|data correct$" : "data correct$");
      }
    }
    assertThat(missing(library, Integer.MAX_VALUE)).containsAll(lacking);
    if (cells(ended).stream().anyMatch(line -> line.contains(NOT_THERE + library + ")"))) {
      List<String> expected = new ArrayList<>(missing(library, processes == 2 ? 4 : 3));
      // Both sides must be equal there.
      expected.removeIf(name -> processes % 2 == 1 && OF_EQUAL_SIDES.matcher(name).matches());
      assertThat(lacking).containsAll(expected);
    }
  }

  /** What is said of each cell; a long line goes on below. */
  static List<String> cells(Tutti.Ended ended) {
    return ended
        .output()
        .replaceAll("\\R {2}(?=\\S)", " ")
        .lines()
        .filter(line -> line.matches("\\S+ at \\d+ (?:[KMG]i)?B.*"))
        .toList();
  }

  /** What has no more fields: a fourth one says that data are wrong, a fifth one when. */
  private static List<String> missing(String library, int mostFields) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Path file : MISSING) {
      lines.addAll(Files.readAllLines(file));
    }
    return lines.stream()
        .map(line -> line.split(","))
        .filter(fields -> fields[1].equals(library))
        .filter(fields -> fields.length <= mostFields)
        .map(fields -> fields[2])
        .toList();
  }
}
