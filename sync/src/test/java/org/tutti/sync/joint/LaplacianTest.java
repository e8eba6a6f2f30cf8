package org.tutti.sync.joint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LaplacianTest {
  /** A triangle: two ways from 1 to 0, of one edge and of two. */
  private final Laplacian triangle =
      new Laplacian(3, new int[] {1, 2, 2}, new int[] {0, 0, 1}, new double[] {1, 1, 1});

  @Test
  void differencesThatAgreeAreMetExactly() {
    double[] x = triangle.leastSquares(new double[] {5, 8, 3}, new double[3]);
    assertThat(x).containsExactly(new double[] {0, 5, 8}, within(1e-9));
  }

  @Test
  void differencesThatDisagreeAreAveraged() {
    double[] x = triangle.leastSquares(new double[] {6, 8, 5}, new double[3]);
    // 3 too much round the loop, a third of it on each edge.
    assertThat(x).containsExactly(new double[] {0, 5, 9}, within(1e-9));
  }

  @Test
  void varianceIsThatOfParallelWays() {
    double[] flow = triangle.unitFlow(1);
    // One way with variance 1 beside one with variance 2.
    assertThat(triangle.variance(flow, new double[] {1, 1, 1})).isCloseTo(2.0 / 3, within(1e-9));
  }
}
