package org.tutti.campaign.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HanRulesFileTest {
  @Test
  void whatWasNotChosenIsLeftToTheOtherComponent() {
    String text = HanRulesFile.text(List.of(cell(4, 9), cell(4, 8), cell(5, 64)));

    assertThat(text)
        .startsWith(
            """
            7 # number of operations
            0 # MPI_Allgather
            1 # number of levels
            2 # all processes of the communicator
            1 # numbers of processes
            1 # processes
            1 # rules: from size, component
            0 self
            """)
        .contains(
            """
            7 # MPI_Bcast
            1 # number of levels
            2 # all processes of the communicator
            4 # numbers of processes
            1 # processes
            1 # rules: from size, component
            0 self
            4 # processes
            4 # rules: from size, component
            0 self
            8 han
            9 han
            10 self
            5 # processes
            3 # rules: from size, component
            0 self
            64 han
            65 self
            6 # processes
            1 # rules: from size, component
            0 self
            9 # MPI_Gather
            """);
  }

  private static TuningCell cell(int processes, long msize) {
    return new TuningCell("MPI_Bcast", processes, msize);
  }
}
