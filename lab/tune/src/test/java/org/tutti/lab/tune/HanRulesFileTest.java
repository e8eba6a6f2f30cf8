package org.tutti.lab.tune;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class HanRulesFileTest {
  /** {@code HanRulesIT} has Open MPI read the same file. */
  @Test
  void theFileIsThatWhichOpenMpiIsTriedWith() throws IOException {
    String text = HanRulesFile.text(List.of(new TuningCell("MPI_Allreduce", 4, 64)));

    try (InputStream tried = HanRulesFileTest.class.getResourceAsStream("allreduce.han")) {
      assertThat(text).isEqualTo(new String(tried.readAllBytes(), UTF_8));
    }
  }

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
