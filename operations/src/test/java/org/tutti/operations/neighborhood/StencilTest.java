package org.tutti.operations.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.operations.neighborhood.TopologyShape.NeighborOrder;
import org.tutti.operations.neighborhood.TopologyShape.Neighborhood;
import org.tutti.operations.neighborhood.TopologyShape.Stencil;

class StencilTest {
  @ParameterizedTest
  @CsvSource({
    "MOORE, 1, 1, 2",
    "MOORE, 2, 1, 8",
    "MOORE, 3, 1, 26",
    "MOORE, 2, 2, 24",
    "MOORE, 4, 1, 80",
    "VON_NEUMANN, 1, 3, 6",
    "VON_NEUMANN, 2, 1, 4",
    "VON_NEUMANN, 2, 2, 12",
    "VON_NEUMANN, 3, 1, 6",
    "VON_NEUMANN, 3, 2, 24",
    "VON_NEUMANN, 4, 3, 128"
  })
  void hasAsManyNeighborsAsTheFormulaSays(
      Neighborhood neighborhood, int dimensions, int radius, int neighbors) {
    assertThat(Stencil.size(neighborhood, dimensions, radius)).isEqualTo(neighbors);
    assertThat(Stencil.offsets(neighborhood, dimensions, radius, NeighborOrder.DEFAULT, 0))
        .hasSize(neighbors)
        .doesNotHaveDuplicates()
        .doesNotContain(new int[dimensions]);
  }

  @Test
  void theFirstCoordinateChangesLastOrTheLastDoes() {
    assertThat(offsets(NeighborOrder.FMAJ, 0))
        .containsExactly("-1 -1", "-1 0", "-1 1", "0 -1", "0 1", "1 -1", "1 0", "1 1");
    assertThat(offsets(NeighborOrder.LMAJ, 0))
        .containsExactly("-1 -1", "0 -1", "1 -1", "-1 0", "1 0", "-1 1", "0 1", "1 1");
    assertThat(offsets(NeighborOrder.DEFAULT, 0)).isEqualTo(offsets(NeighborOrder.FMAJ, 0));
  }

  @Test
  void eachProcessShufflesDifferentlyAndAlwaysAlike() {
    List<String> first = offsets(NeighborOrder.RAND, 0);
    assertThat(first)
        .containsExactlyInAnyOrderElementsOf(offsets(NeighborOrder.FMAJ, 0))
        .isNotEqualTo(offsets(NeighborOrder.FMAJ, 0))
        .isNotEqualTo(offsets(NeighborOrder.RAND, 1))
        .isEqualTo(offsets(NeighborOrder.RAND, 0));
  }

  private static List<String> offsets(NeighborOrder order, int rank) {
    return Stencil.offsets(Neighborhood.MOORE, 2, 1, order, rank).stream()
        .map(offset -> offset[0] + " " + offset[1])
        .toList();
  }

  @Test
  void hugeNeighborhoodsAreTooManyToCountInAnInt() {
    assertThat(Stencil.size(Neighborhood.MOORE, 8, 50)).isEqualTo(Integer.MAX_VALUE);
  }
}
