package org.tutti.measure.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankZeroOutputTest {
  private static final String REASON = "[TUTTI-021] Why.";

  @Test
  void rankZeroPrintsWhyAllRanksEnd() {
    assertThat(printed(0, 0)).isEqualTo(REASON);
  }

  @Test
  void anotherRankOfItsHostSaysItsOwnReasonAfterTwoWhiles() {
    assertThat(printed(1, 1)).startsWith(REASON + " (On rank 1 of host ").endsWith(".)");
  }

  @Test
  void theFirstRankOfAnotherHostSaysWhereAfterAWhile() {
    assertThat(printed(2, 0)).startsWith(REASON + " (On host ").endsWith(".)");
  }

  private static String printed(int rank, int localRank) {
    Map<String, String> environment = new HashMap<>();
    environment.put("OMPI_COMM_WORLD_SIZE", "4");
    environment.put("OMPI_COMM_WORLD_RANK", Integer.toString(rank));
    environment.put("OMPI_COMM_WORLD_LOCAL_RANK", Integer.toString(localRank));
    StringWriter errors = new StringWriter();
    RankZeroOutput output = new RankZeroOutput(new PrintWriter(errors), environment);
    // It does not wait if it is interrupted.
    Thread.currentThread().interrupt();
    output.printBeforeExit(REASON);
    Thread.interrupted();
    return errors.toString().strip();
  }
}
