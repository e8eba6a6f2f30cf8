package org.tutti.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RulesFileTest {
  private static final Algorithm RING = new Algorithm("ring", Map.of());
  private static final Algorithm LINEAR = new Algorithm("linear", Map.of());

  @Test
  void choicesEndWhereTheyWereMeasured() {
    assertThat(
            text(
                choice("MPI_Allreduce", 2, 8, RING),
                choice("MPI_Allreduce", 2, 9, LINEAR),
                choice("MPI_Allreduce", 4, 64, RING)))
        .isEqualTo(
            """
            1 # number of operations
            2 # MPI_Allreduce
            4 # numbers of processes
            2 # processes
            4 # rules: from size, algorithm, fanout, segment
            0 0 0 0
            8 4 0 0 # ring
            9 1 4 1024 # linear
            10 0 0 0
            3 # processes
            1 # rules: from size, algorithm, fanout, segment
            0 0 0 0
            4 # processes
            3 # rules: from size, algorithm, fanout, segment
            0 0 0 0
            64 4 0 0 # ring
            65 0 0 0
            5 # processes
            1 # rules: from size, algorithm, fanout, segment
            0 0 0 0
            """);
  }

  @Test
  void someOperationsLookUpTheSizeOfAllBlocks() {
    assertThat(text(choice("MPI_Bcast", 3, 8, RING), choice("MPI_Allgather", 3, 8, RING)))
        .contains("2 # number of operations\n0 # MPI_Allgather\n")
        .contains("\n24 4 0 0 # ring\n25 0 0 0\n")
        .contains("\n7 # MPI_Bcast\n")
        .contains("\n8 4 0 0 # ring\n9 0 0 0\n");
  }

  @Test
  void aChoiceForEmptyMessagesReplacesTheFirstRule() {
    assertThat(text(choice("MPI_Barrier", 2, 0, RING)))
        .contains("2 # rules: from size, algorithm, fanout, segment\n0 4 0 0 # ring\n1 0 0 0\n");
  }

  private static Choice choice(String operation, int processes, long msize, Algorithm algorithm) {
    return new Choice(new TuningCell(operation, processes, msize), algorithm);
  }

  private static String text(Choice... choices) {
    return RulesFile.text(List.of(choices), Map.of(RING, "4 0 0", LINEAR, "1 4 1024"));
  }
}
