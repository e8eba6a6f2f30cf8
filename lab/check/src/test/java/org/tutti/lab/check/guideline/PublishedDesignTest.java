package org.tutti.lab.check.guideline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.syntax.NumberList;

/** The numbers of tests and groups of luebbe2017, tables 2 to 4. */
class PublishedDesignTest {
  private static final List<Long> SIZES = NumberList.parse("256..32Ki*sqrt2");
  private static final List<String> NEIGHBOR =
      List.of("MPI_Neighbor_allgather", "MPI_Neighbor_alltoall");

  private static final String[] PARAMETERS = {
    "neighborhood", "dimensions", "finite", "radius", "order", "constructor", "reorder"
  };

  private static final String GL12 =
      "GL12: Neighbor_x|Allgather:topology|Alltoall:topology[reorder=true] <= [reorder=false]";

  private final DesignedCells cells = new DesignedCells();

  @Test
  void neighborhoodCampaigns() {
    for (int dimensions = 1; dimensions <= 4; dimensions++) {
      for (int finite : new int[] {0, dimensions}) {
        grid("CARTESIAN", dimensions, finite, List.of("DEFAULT"));
        grid("VON_NEUMANN", dimensions, finite, List.of("DEFAULT", "LMAJ", "RAND"));
        grid("MOORE", dimensions, finite, List.of("DEFAULT", "LMAJ", "RAND"));
      }
    }
    assertThat(cells.size()).isEqualTo(3360);
    assertThat(tallies("GL4", "GL9", "GL11", "GL12"))
        .containsEntry("GL4: Neighbor_allgather <= Neighbor_alltoall", "0/1680 (0/112)")
        .containsEntry(
            "GL9: Neighbor_x[neighborhood=CARTESIAN, constructor=DEFAULT] <= [neighborhood="
                + "VON_NEUMANN, constructor=DEFAULT|DIST_GRAPH_CREATE_ADJACENT]",
            "0/480 (0/32)")
        .containsEntry(
            "GL11: Neighbor_x[order=DEFAULT|FMAJ|LINEAR] <= [order=RAND]", "0/960 (0/64)")
        .containsEntry("GL11: Neighbor_x[order=LMAJ] <= [order=RAND]", "0/960 (0/64)")
        .containsEntry(GL12, "0/1680 (0/112)");
  }

  @Test
  void fullCampaigns() {
    full("MPI_Allgather:topology", "DEFAULT");
    full("MPI_Alltoall:topology", "DEFAULT");
    for (String order : List.of("DEFAULT", "RAND")) {
      NEIGHBOR.forEach(benchmark -> full(benchmark, order));
    }
    assertThat(tallies("GL4", "GL7", "GL8", "GL11", "GL12"))
        .containsEntry(
            "GL7: Allgather:topology[neighborhood=FULL] <= Neighbor_allgather[neighborhood=FULL]",
            "0/30 (0/2)")
        .containsEntry(
            "GL8: Alltoall:topology[neighborhood=FULL] <= Neighbor_alltoall[neighborhood=FULL]",
            "0/30 (0/2)")
        .containsEntry("GL4: Neighbor_allgather <= Neighbor_alltoall", "0/60 (0/4)")
        .containsEntry("GL11: Neighbor_x[order=DEFAULT|FMAJ|LINEAR] <= [order=RAND]", "0/60 (0/4)")
        .containsEntry(GL12, "0/90 (0/6)");
  }

  private void grid(String neighborhood, int dimensions, int finite, List<String> orders) {
    for (String order : orders) {
      Map<String, String> levels = levels(neighborhood, order);
      levels.put("dimensions", Integer.toString(dimensions));
      levels.put("finite", Integer.toString(finite));
      NEIGHBOR.forEach(benchmark -> add(benchmark, levels));
    }
  }

  private void full(String benchmark, String order) {
    add(benchmark, levels("FULL", order));
  }

  private void add(String benchmark, Map<String, String> levels) {
    for (long size : SIZES) {
      for (String reorder : List.of("false", "true")) {
        Map<String, String> all = new TreeMap<>(levels);
        all.put("reorder", reorder);
        cells.add(benchmark, size, all, launch -> size + launch);
      }
    }
  }

  private static Map<String, String> levels(String neighborhood, String order) {
    return new TreeMap<>(
        Map.of(
            "neighborhood", neighborhood, "order", order, "radius", "1", "constructor", "DEFAULT"));
  }

  private Map<String, String> tallies(String... sets) {
    for (String other : List.of("MPI_Allgatherv", "MPI_Alltoallv", "MPI_Alltoallw")) {
      cells.known(other + ":topology", PARAMETERS);
      cells.known(other.replace("MPI_A", "MPI_Neighbor_a"), PARAMETERS);
    }
    Map<String, String> tallies = new TreeMap<>();
    for (GuidelineCounts counts : cells.check(sets).counts()) {
      tallies.put(counts.guideline().toString(), counts.published().toString());
      assertThat(counts.deployment()).hasToString("10 x 16");
    }
    return tallies;
  }
}
