package org.tutti.measure.harness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("jdk")
class BenchmarkSelectionTest {
  private static final List<IndexEntry> CATALOG =
      List.of(
          operation("MPI_Bcast", "collectives", Map.of("osu", "osu_bcast")),
          operation("MPI_Bcast:ring", "algorithms", Map.of()),
          operation("MPI_Ibcast", "nonblocking", Map.of("osu", "osu_ibcast")));

  private final BenchmarkSelection selection =
      new BenchmarkSelection(
          List.of(CATALOG.get(0), own("lab.Own.bcast"), CATALOG.get(1), CATALOG.get(2)));

  @Test
  void withoutNamesTheCatalogIsLeftOut() {
    assertThat(names()).containsExactly("lab.Own.bcast");
  }

  @ParameterizedTest
  @CsvSource({
    "MPI_Bcast, MPI_Bcast",
    "MPI_Bcast:*, MPI_Bcast:ring",
    "MPI_I*, MPI_Ibcast",
    "bcast, lab.Own.bcast",
    "*bcast, lab.Own.bcast",
    "*, lab.Own.bcast"
  })
  void aNameSelectsOperationsWhereItSelectsNoBenchmark(String name, String selected) {
    assertThat(names(name)).containsExactly(selected);
  }

  @Test
  void aBenchmarkIsSelectedOnce() {
    assertThat(names("MPI_Ibcast", "Own", "lab.*", "MPI_Ibcast"))
        .containsExactly("lab.Own.bcast", "MPI_Ibcast");
  }

  @Test
  void aSuiteIsNamedByItsOperationsOrByTheirCounterparts() {
    assertThat(selection.namesOfSuites(List.of("algorithms", "osu")))
        .containsExactly("MPI_Bcast:ring", "MPI_Bcast", "MPI_Ibcast");
    assertThat(selection.namesOfSuites(List.of("all"))).hasSize(3);
  }

  @Test
  void aSuiteThatDoesNotExistIsNamed() {
    assertThatThrownBy(() -> selection.namesOfSuites(List.of("colectives")))
        .hasMessageStartingWith("[TUTTI-006]")
        .hasMessageContaining("Did you mean 'collectives'?")
        .hasMessageContaining("algorithms, all, collectives, nonblocking, osu");
  }

  @Test
  void aMisspelledOperationIsSuggested() {
    assertThatThrownBy(() -> names("mpi_bcast"))
        .hasMessageStartingWith("[TUTTI-002]")
        .hasMessageContaining("Did you mean 'MPI_Bcast'?");
  }

  @Test
  void theEndOfAnOperationsNameSuggestsTheWhole() {
    assertThatThrownBy(() -> names("ring"))
        .hasMessageStartingWith("[TUTTI-002]")
        .hasMessageContaining("Name the operation as well: 'MPI_Bcast:ring'.");
  }

  @ParameterizedTest
  @CsvSource({
    "osu_bcast, MPI_Bcast",
    "OSU_ibcast, MPI_Ibcast",
    "Allreduce, MPI_Allreduce",
    "IMB-MPI1 Allreduce, MPI_Allreduce"
  })
  void theNameOfAnotherProgramSuggestsTheOperation(String name, String suggested) {
    List<IndexEntry> all =
        List.of(
            CATALOG.get(0),
            CATALOG.get(2),
            operation("MPI_Allreduce", "collectives", Map.of("imb", "IMB-MPI1 Allreduce, Other")));
    assertThatThrownBy(() -> new BenchmarkSelection(all).entries(List.of(name)))
        .hasMessageStartingWith("[TUTTI-002]")
        .hasMessageContaining("what other programs call this is '" + suggested + "'");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "Family, 'Family.Ring' or 'Family.Tree'",
        "lab.Family, 'lab.Family.Ring' or 'lab.Family.Tree'",
        "Family$Ring, 'Family.Ring'"
      })
  void nestedClassesAreSuggested(String name, String suggested) {
    List<IndexEntry> family =
        List.of(
            own("lab.Family.Ring.bcast"),
            own("lab.Family.Ring.warm"),
            own("lab.Family.Tree.bcast"));
    assertThatThrownBy(() -> new BenchmarkSelection(family).entries(List.of(name)))
        .hasMessageStartingWith("[TUTTI-002]")
        .hasMessageContaining("nested classes: did you mean " + suggested + "?");
  }

  @Test
  void aClassPathWithoutBenchmarksOfOnesOwnExplainsHowToEnableTheProcessor() {
    for (List<String> names : List.of(List.<String>of(), List.of("MyBenchmark"))) {
      assertThatThrownBy(() -> new BenchmarkSelection(CATALOG).entries(names))
          .hasMessageStartingWith("[TUTTI-066]")
          .hasMessageContaining("annotationProcessorPaths");
    }
  }

  @Test
  void theCatalogNeedsNoBenchmarksOfOnesOwn() {
    assertThat(new BenchmarkSelection(CATALOG).entries(List.of("MPI_Bcast"))).hasSize(1);
    assertThatThrownBy(() -> new BenchmarkSelection(CATALOG).entries(List.of("MPI_Bcst")))
        .hasMessageContaining("Did you mean 'MPI_Bcast'?");
  }

  /** Only where it is missing, which operations of the core alone show. */
  @ParameterizedTest
  @CsvSource({"org.tutti.operations.collective.Bcast, true", "org.example.Bcast, false"})
  void anUnknownOperationMayBeInTheLaboratory(String type, boolean isMissing) {
    BenchmarkSelection core =
        new BenchmarkSelection(List.of(operation("MPI_Bcast", "collectives", Map.of(), type)));
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            () -> core.entries(List.of("MPI_Bcast:threads")),
            () -> core.namesOfSuites(List.of("threads")))) {
      assertThat(catchThrowable(call).getMessage().contains("in the artifact tutti-lab"))
          .isEqualTo(isMissing);
    }
  }

  private List<String> names(String... names) {
    return selection.entries(List.of(names)).stream().map(IndexEntry::name).toList();
  }

  private static IndexEntry own(String name) {
    return entry("a.Class", name, "");
  }

  private static IndexEntry operation(String name, String suite, Map<String, String> counterparts) {
    return operation(name, suite, counterparts, "a.Class");
  }

  private static IndexEntry operation(
      String name, String suite, Map<String, String> counterparts, String type) {
    StringBuilder lines = new StringBuilder("catalog\t" + suite + "\n");
    counterparts.forEach(
        (program, text) -> lines.append("counterpart\t" + program + "\t" + text + "\n"));
    return entry(type, name, lines.toString());
  }

  private static IndexEntry entry(String type, String name, String lines) {
    String text =
        "benchmark\t%s\t%<s_Harness\n%scollective\tBCAST\ndatatype\tBYTE\n".formatted(name, lines);
    return IndexReader.read(type, "index", text.getBytes(UTF_8)).get(0);
  }
}
