package org.tutti.operations.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.operations.neighborhood.TopologyShape.GridExtents;

class GridExtentsTest {
  /** Table 1 of luebbe2017. */
  @ParameterizedTest
  @CsvSource({
    "160, 16 10", "160, 8 5 4", "160, 5 4 4 2",
    "320, 20 16", "320, 8 8 5", "320, 5 4 4 4",
    "560, 28 20", "560, 10 8 7", "560, 7 5 4 4"
  })
  void theGridsOfThePaper(int processes, String extents) {
    assertThat(GridExtents.of(processes, extents.split(" ").length))
        .containsExactly(numbers(extents));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 1 1 1", "7, 7", "7, 7 1", "64, 4 4 4", "12, 3 2 2", "1048576, 1024 1024"})
  void onePrimesAndPowers(int processes, String extents) {
    assertThat(GridExtents.of(processes, extents.split(" ").length))
        .containsExactly(numbers(extents));
  }

  @Test
  void noProductIsMoreEven() {
    for (int processes = 1; processes <= 200; processes++) {
      int[] extents = GridExtents.of(processes, 3);
      int least = Integer.MAX_VALUE;
      for (int a = 1; a <= processes; a++) {
        for (int b = 1; b <= processes / a; b++) {
          if (processes % (a * b) == 0) {
            int c = processes / (a * b);
            least = Math.min(least, Math.max(a, Math.max(b, c)) - Math.min(a, Math.min(b, c)));
          }
        }
      }
      assertThat(extents[0] - extents[2]).as("%d processes", processes).isEqualTo(least);
      assertThat(extents[0] * extents[1] * extents[2]).isEqualTo(processes);
      assertThat(extents[0]).isGreaterThanOrEqualTo(extents[1]);
    }
  }

  @Test
  void theFirstDimensionsAreFinite() {
    assertThat(GridExtents.periodic(3, 2)).containsExactly(false, false, true);
    assertThat(GridExtents.periodic(2, 0)).containsExactly(true, true);
  }

  private static int[] numbers(String text) {
    return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
  }
}
