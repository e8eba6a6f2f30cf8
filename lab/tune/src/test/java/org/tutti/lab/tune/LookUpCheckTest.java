package org.tutti.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

class LookUpCheckTest {
  private static final String ALLREDUCE = "MPI_Allreduce";

  @Test
  void anAlgorithmThatDoesNotExistIsAskedForAtTheSizeThatIsLookedUp() {
    assertThat(new LookUpCheck(List.of(ALLREDUCE, "MPI_Alltoall", "MPI_Barrier"), 3).rules())
        .startsWith("2 # number of operations\n")
        .contains("2 # MPI_Allreduce", "5744 99 0 0 # none\n5745 0 0 0\n")
        .contains("3 # MPI_Alltoall", "17232 99 0 0 # none\n17233 0 0 0\n");
  }

  /** The sizes of the cells that a launch of three processes could measure. */
  @ParameterizedTest
  @CsvSource({
    "2872 17232, true", // refused at the size of the rule only
    "2872 5744, false", // looked up by the size of all blocks
    "2872 5744 17232, false", // not looked up at all, as MPI_Scan
    "'', false", // one rule for all sizes, or no launch
    "17232, false", // from half the size on
  })
  void onlyRefusalAtTheSizeOfTheRuleConfirmsIt(String measured, boolean confirmed) {
    LookUpCheck check = new LookUpCheck(List.of(ALLREDUCE, "MPI_Bcast"), 3);
    List<CellFigures> cells =
        LongStream.of(
                List.of(measured.split(" ")).stream()
                    .filter(size -> !size.isEmpty())
                    .mapToLong(Long::parseLong)
                    .toArray())
            .mapToObj(size -> new CellKey(ALLREDUCE, "ALLREDUCE", size, 3, Map.of()))
            .map(key -> new CellFigures(key, Treatment.ONLY, null, List.of()))
            .toList();

    assertThat(check.confirmed(cells)).hasSize(confirmed ? 1 : 0);
  }
}
