package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.BlockCounts;

class OperationChoiceTest {
  @Test
  void whatIsChosenIsAParameterOfTheCell() {
    List<Cell> cells = plan(catalog(Operation.REDUCE), "reduction", "SUM,MAX", "datatype", "INT");
    assertThat(cells).hasSize(2);
    Cell cell = cells.get(1);
    assertThat(cell.parameters()).isEqualTo(Map.of("reduction", "MAX", "datatype", "INT"));
    assertThat(cell.benchmark().operation().op()).isEqualTo(ReduceOp.MAX);
    assertThat(cell.benchmark().operation().datatype()).isEqualTo(Datatype.INT);
    assertThat(cell.benchmark().operation().payload().orElseThrow().reduction())
        .contains(ReduceOp.MAX);
  }

  @Test
  void blocksOfFormsWithCountsCanBeChosen() {
    Cell cell = plan(catalog(Operation.GATHERV), "counts", "RISING", "gap", "3").get(0);
    assertThat(cell.benchmark().operation().collective().orElseThrow())
        .satisfies(collective -> assertThat(collective.counts()).isEqualTo(BlockCounts.RISING))
        .satisfies(collective -> assertThat(collective.gap()).isEqualTo(3));
  }

  @ParameterizedTest
  @CsvSource({
    "ALLREDUCE, reduction;datatype;members",
    "BCAST, datatype;members",
    "BARRIER, members",
    "ALLTOALLW, datatype;counts;gap;members",
    "REDUCE_SCATTER, reduction;datatype;counts;members"
  })
  void eachOperationHasThoseThatItUses(Operation operation, String names) {
    assertThat(String.join(";", catalog(operation).parameters().names())).isEqualTo(names);
  }

  @Test
  void everyDatatypeOfMpiIsAChoice() {
    for (Datatype datatype : Datatype.predefined()) {
      assertThat(plan(catalog(Operation.BCAST), "datatype", datatype.name()))
          .singleElement()
          .satisfies(
              cell -> assertThat(cell.benchmark().operation().datatype()).isEqualTo(datatype));
    }
  }

  @Test
  void pairsAreReduced() {
    Cell cell = plan(catalog(Operation.SCAN), "reduction", "MINLOC", "datatype", "TWO_INT").get(0);
    assertThat(cell.benchmark().operation().op()).isEqualTo(ReduceOp.MINLOC);
    assertThat(cell.benchmark().operation().datatype()).isEqualTo(Datatype.TWO_INT);
  }

  @Test
  void aCellHasAsManyMembersAsAreChosen() {
    Cell cell = plan(catalog(Operation.BCAST), "members", "3").get(0);
    assertThat(cell.members(8)).isEqualTo(3);
    assertThat(cell.variables(8)).containsEntry("p", 3);
    assertThat(plan(catalog(Operation.BCAST)).get(0).members(8)).isEqualTo(8);
  }

  /** As of the operations of groups, which form them themselves. */
  @Test
  void membersThatABenchmarkDeclaresAreItsOwn() {
    BenchmarkDescriptor declaring =
        described(Operation.BCAST).parameter("members", "2").catalog().build();
    assertThat(plan(declaring).get(0).members(8)).isEqualTo(8);
  }

  @Test
  void aCellHasNoParameterThatIsNotGiven() {
    assertThat(plan(catalog(Operation.ALLREDUCE)).get(0).parameters()).isEmpty();
  }

  @Test
  void aDeclaredParameterOfThatNameIsNotReplaced() {
    BenchmarkDescriptor declaring =
        described(Operation.GATHERV).parameter("counts", "1", "2").catalog().build();
    assertThat(declaring.parameters().names())
        .containsExactlyInAnyOrder("counts", "datatype", "gap", "members");
    assertThat(plan(declaring, "counts", "7")).hasSize(1);
  }

  @Test
  void benchmarksOutsideTheCatalogHaveNone() {
    assertThatThrownBy(() -> plan(described(Operation.ALLREDUCE).build(), "reduction", "MAX"))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("parameter 'reduction'");
  }

  @ParameterizedTest
  @CsvSource({
    "reduction, AVERAGE, XOR",
    "datatype, int, LONG",
    "counts, FALLING, RISING",
    "gap, -1, number",
    "datatype, MPI_DOUBLE, C_LONG_DOUBLE_COMPLEX",
    "members, 0, number of processes"
  })
  void otherValuesAreRefused(String parameter, String value, String remedy) {
    Operation operation =
        parameter.equals("reduction") ? Operation.ALLREDUCE : Operation.ALLGATHERV;
    assertThatThrownBy(() -> plan(catalog(operation), parameter, value))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("Parameter " + parameter + " cannot be '" + value + "'")
        .hasMessageContaining(remedy);
  }

  private static BenchmarkDescriptor catalog(Operation operation) {
    return described(operation).catalog().build();
  }

  private static BenchmarkDescriptor.Builder described(Operation operation) {
    return BenchmarkDescriptor.named("MPI_Example").operation(operation).datatype(Datatype.DOUBLE);
  }

  /** Cells of 8 bytes with these names and values. */
  private static List<Cell> plan(BenchmarkDescriptor benchmark, String... given) {
    Settings.Builder settings = Settings.builder().set(SettingKey.MSIZES, "8");
    for (int at = 0; at < given.length; at += 2) {
      settings.parameter(given[at], List.of(given[at + 1].split(",")));
    }
    return Plan.of(List.of(benchmark), settings.build(), 2).cells();
  }
}
