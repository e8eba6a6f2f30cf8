package org.tutti.mpi.control;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.resource.ClassPathFile;

/** The messages that Open MPI 4.1.4 sends with 2 to 5 processes agree. */
class TunedAlgorithmTest {
  private static final String VERSION = "Open MPI v4.1.4, package: Debian OpenMPI";

  @ParameterizedTest
  @CsvSource({
    // What the default runs, by number of processes and bytes.
    "ALLREDUCE, 2, 8, 0, recursive_doubling",
    "ALLREDUCE, 2, 4096, 0, ring",
    "ALLREDUCE, 4, 16, 0, recursive_doubling",
    "ALLREDUCE, 4, 8192, 0, rabenseifner",
    "BCAST, 2, 8, 0, pipeline",
    "BCAST, 2, 32, 0, binary_tree",
    "REDUCE, 2, 8, 0, binary",
    "ALLGATHER, 2, 8, 0, two_proc",
    "ALLGATHER, 3, 8, 0, bruck",
    "ALLGATHERV, 2, 4096, 0, ring",
    // What runs under the name of an algorithm, and of one that has no substitute.
    "ALLREDUCE, 2, 8, 3, recursive_doubling",
    "ALLREDUCE, 2, 8, 1, 1",
    "ALLREDUCE, 3, 65536, 5, ring",
    "ALLGATHER, 3, 8, 3, bruck",
    // Whether the elements are bytes or numbers decides.
    "ALLREDUCE, 2, 8, 4,",
    "ALLREDUCE, 4, 8, 0,",
    "BCAST, 2, 64, 2,",
    "ALLTOALL, 2, 8, 0,",
    "ALLREDUCE, 1, 8, 0,",
  })
  void anAlgorithmIsKnownByItsParametersAndByTheTable(
      String operation, int processes, long bytes, String forced, String runs) {
    assertThat(
            of(operation, processes, bytes, Map.of(TunedAlgorithm.parameter(operation), forced))
                .map(TunedAlgorithm::name))
        .isEqualTo(Optional.ofNullable(runs));
  }

  @Test
  void whatDecidesOtherwiseIsNotGuessed() {
    assertThat(of("ALLREDUCE", 2, 8, Map.of())).isPresent();
    assertThat(of("ALLREDUCE", 2, 8, Map.of("coll_tuned_dynamic_rules_filename", "f"))).isEmpty();
    assertThat(of("ALLREDUCE", 2, 8, Map.of("coll", "basic,self"))).isEmpty();
    assertThat(of("ALLREDUCE", 2, 8, Map.of("coll_hcoll_priority", "90"))).isEmpty();
    assertThat(of("ALLREDUCE", 2, 8, Map.of("coll_han_priority", "35"))).isPresent();
    assertThat(TunedAlgorithm.of(VERSION, Map.of(), "ALLREDUCE", 2, 8, true)).isEmpty();
    assertThat(
            TunedAlgorithm.of(
                "Open MPI v3.1.6", Map.of("coll_tuned_priority", "30"), "ALLREDUCE", 2, 8, true))
        .isEmpty();
  }

  @Test
  void withoutTheSwitchAParameterIsIgnored() {
    Map<String, String> ignored =
        Map.of("coll_tuned_use_dynamic_rules", "0", "coll_tuned_allreduce_algorithm", "6");
    assertThat(of("ALLREDUCE", 2, 8, ignored).map(TunedAlgorithm::name))
        .contains("recursive_doubling");
  }

  @Test
  void segmentsThatAreLargerThanTheMessageAreNone() {
    String parameter = "coll_tuned_bcast_algorithm";
    for (long segment : List.of(0L, 1024L, 64L)) {
      assertThat(
              of(
                  "BCAST",
                  2,
                  1024,
                  Map.of(parameter, "5", parameter + "_segmentsize", "" + segment)))
          .contains(new TunedAlgorithm("binary_tree", segment == 64 ? 64 : 0));
    }
  }

  /**
   * Each row is chosen where it begins, and one byte before it another one of the same processes.
   */
  @Test
  void eachRowOfTheTableHoldsWhereItBegins() throws IOException {
    List<String[]> rows =
        new String(ClassPathFile.read(TunedAlgorithm.class, "choices.csv"), UTF_8)
            .lines()
            .skip(1)
            .map(line -> line.split(","))
            .toList();
    assertThat(rows).hasSizeGreaterThan(180);
    for (int index = 0; index < rows.size(); index++) {
      String[] row = rows.get(index);
      boolean isFirst = row[2].equals("0");
      assertThat(isFirst)
          .as(String.join(",", row))
          .isEqualTo(
              index == 0
                  || !(rows.get(index - 1)[0] + rows.get(index - 1)[1]).equals(row[0] + row[1]));
      if (!isFirst) {
        assertThat(Long.parseLong(row[2])).isGreaterThan(Long.parseLong(rows.get(index - 1)[2]));
        assertThat(row[3]).isNotEqualTo(rows.get(index - 1)[3]);
      }
    }
  }

  private static Optional<TunedAlgorithm> of(
      String operation, int processes, long bytes, Map<String, String> controls) {
    Map<String, String> all = new TreeMap<>();
    all.put("coll_tuned_priority", "30");
    all.put("coll_tuned_use_dynamic_rules", "1");
    all.put("coll_self_priority", "75");
    all.put("coll_han_priority", "0");
    all.put("coll_tuned_dynamic_rules_filename", "");
    all.putAll(controls);
    return TunedAlgorithm.of(VERSION, all, operation, processes, bytes, true);
  }
}
