package org.tutti.rank.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankZeroOutputTest {
  private static final int LINES = 20;
  private static final int TIMES = 200;
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

  /** All of them are rank 0 of their own process. */
  @Test
  void messagesOfRanksThatAreThreadsStayWhole() throws InterruptedException {
    StringWriter errors = new StringWriter();
    RankZeroOutput output = new RankZeroOutput(new PrintWriter(errors), Map.of());
    List<Thread> ranks = new ArrayList<>();
    for (int rank = 0; rank < 4; rank++) {
      String message = (rank + "\n").repeat(LINES);
      ranks.add(
          new Thread(
              () -> {
                for (int time = 0; time < TIMES; time++) {
                  output.print(message);
                }
              }));
    }
    ranks.forEach(Thread::start);
    for (Thread rank : ranks) {
      rank.join();
    }
    List<String> lines = errors.toString().lines().toList();
    assertThat(lines).hasSize(4 * TIMES * LINES);
    for (int first = 0; first < lines.size(); first += LINES) {
      assertThat(lines.subList(first, first + LINES)).containsOnly(lines.get(first));
    }
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
