package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.Settings;

class SkippedCellsTest {
  private static final BenchmarkDescriptor HALO =
      BenchmarkDescriptor.named("org.example.Halo.exchange")
          .operation("halo", Buffers.of("0", "0"))
          .datatype(Datatype.BYTE)
          .build();

  @Test
  void aBenchmarkIsNamedOnceAndLongPlacesTakeSeveralLines() {
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("neighborhood", "VON_NEUMANN");
    parameters.put("constructor", "DIST_GRAPH_CREATE_ADJACENT");
    parameters.put("reorder", "true");

    assertThat(SkippedCells.lines(List.of(cell(8, Map.of()), cell(64, parameters))))
        .containsExactly(
            "Skipped by a constraint:",
            "  org.example.Halo.exchange",
            "    at 8 B",
            "    at 64 B, neighborhood = VON_NEUMANN,",
            "      constructor = DIST_GRAPH_CREATE_ADJACENT, reorder = true")
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void ofThousandsOfCellsSomeAreNamed() {
    List<Cell> cells = IntStream.range(0, 3000).mapToObj(size -> cell(size, Map.of())).toList();

    assertThat(SkippedCells.lines(cells))
        .hasSize(2 + 20 + 1)
        .endsWith("    and at 2980 further places");
  }

  private static Cell cell(long msize, Map<String, String> parameters) {
    return new Cell(HALO, Settings.defaults(), msize, parameters);
  }
}
