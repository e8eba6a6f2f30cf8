package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class ContrastTest {
  private static final CellFigures CELL =
      new CellFigures(
          new CellKey(
              "org.example.Sums.reduce", "REDUCE", 8, 2, Map.of("type", "int", "order", "2")),
          new Treatment(Map.of("library", "mpich", "processes", "2")),
          CellSettings.of(
              TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
              CellCounts.of(100, 10)),
          List.of());

  @Test
  void aFactorBelongsToTheTreatment() {
    Contrast library = new Contrast.FactorContrast("library");

    assertThat(library.levelOf(CELL)).contains("mpich");
    assertThat(library.without(CELL).treatment().levels()).containsOnlyKeys("processes");
    assertThat(library.without(CELL).key()).isEqualTo(CELL.key());
    assertThat(library.decidesMethod()).isFalse();
    assertThat(library.decidesBinding()).isFalse();
  }

  @Test
  void theNumberOfProcessesIsPartOfTheKey() {
    CellFigures common = new Contrast.FactorContrast("processes").without(CELL);

    assertThat(common.key().processes()).isZero();
    assertThat(common.treatment().levels()).containsOnlyKeys("library");
  }

  @Test
  void aParameterBelongsToTheBenchmark() {
    Contrast type = new Contrast.ParameterContrast("type");

    assertThat(type.levelOf(CELL)).contains("int");
    assertThat(type.without(CELL).key().parameters()).containsExactly(Map.entry("order", "2"));
    assertThat(new Contrast.ParameterContrast("color").levelOf(CELL)).isEmpty();
  }

  @Test
  void theBenchmarksOfAClassShareIt() {
    Contrast benchmark = new Contrast.BenchmarkContrast();

    assertThat(benchmark.levelOf(CELL)).contains("reduce");
    assertThat(benchmark.without(CELL).key().benchmark()).isEqualTo("org.example.Sums");
    assertThat(benchmark.without(CELL).key().operation()).isEmpty();
  }

  @Test
  void aBenchmarkIsNamedWithOrWithoutWhatItShares() {
    Contrast benchmark = new Contrast.BenchmarkContrast();

    for (String name : List.of("reduce", "Sums.reduce", "org.example.Sums.reduce")) {
      assertThat(benchmark.isAt(name, CELL)).as(name).isTrue();
    }
    assertThat(benchmark.isAt("duce", CELL)).isFalse();
    CellFigures ring = named("MPI_Allreduce:ring");
    assertThat(benchmark.levelOf(ring)).contains("MPI_Allreduce:ring");
    assertThat(benchmark.isAt("MPI_Allreduce:ring", ring)).isTrue();
    assertThat(benchmark.isAt("ring", ring)).isTrue();
    assertThat(benchmark.isAt("MPI_Allreduce", ring)).isFalse();
    assertThat(benchmark.levelOf(named("MPI_Allreduce"))).contains("MPI_Allreduce");
  }

  private static CellFigures named(String benchmark) {
    CellKey key = new CellKey(benchmark, "ALLREDUCE", 8, 2);
    return new CellFigures(key, CELL.treatment(), CELL.settings(), CELL.launches());
  }

  @Test
  void sidesMayDifferInAFactorOfTheMethod() {
    assertThat(new Contrast.FactorContrast("sync").decidesMethod()).isTrue();
    assertThat(new Contrast.FactorContrast("data").decidesMethod()).isTrue();
    assertThat(new Contrast.FactorContrast("binding").decidesBinding()).isTrue();
    assertThat(new Contrast.FactorContrast("mca:hwloc_base_binding_policy").decidesBinding())
        .isTrue();
    assertThat(new Contrast.FactorContrast("mca:coll").decidesBinding()).isFalse();
  }
}
