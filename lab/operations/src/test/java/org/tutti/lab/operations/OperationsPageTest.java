package org.tutti.lab.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.operations.MissingOperations;

class OperationsPageTest {
  private static final Path PAGE = Path.of("../../docs/operations.md");

  private static final Path CORE_MISSING =
      Path.of("../../operations").resolve(MissingOperations.FILE);

  private final List<IndexEntry> catalog = BenchmarkSelection.onClassPath().catalog();

  @Test
  void thePageMatchesTheCatalog() throws IOException {
    String text =
        OperationsPage.text(
            catalog, MissingOperations.byLibrary(CORE_MISSING, RareOperations.MISSING));
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(PAGE, text);
    }
    assertThat(PAGE)
        .as("stale: mvn test -pl lab/operations -am -Dtutti.update-docs=true")
        .hasContent(text);
  }

  @Test
  void whatALibraryLacksIsInTheCatalog() {
    List<String> names = catalog.stream().map(IndexEntry::name).toList();
    Map<String, Map<String, String>> missing =
        MissingOperations.byLibrary(CORE_MISSING, RareOperations.MISSING);
    assertThat(missing.values())
        .allSatisfy(lacking -> assertThat(names).containsAll(lacking.keySet()));
    assertThat(missing).containsOnlyKeys("openmpi", "mpj", "mpich", "inprocess", "simulated");
  }

  /** "What is left out" says all that is: no function is in no operation without a word. */
  @Test
  void everyFunctionOfMpiIsInAnOperationOrLeftOut() {
    Set<String> silent = new TreeSet<>(LeftOut.functions());
    silent.removeAll(LeftOut.mentioned(catalog.stream().map(IndexEntry::name)));
    assertThat(silent).hasSizeGreaterThan(100);
    assertThat(LeftOut.all())
        .allSatisfy(
            one ->
                assertThat(one.patterns())
                    .allSatisfy(
                        pattern ->
                            assertThat(silent)
                                .as(pattern)
                                .anyMatch(name -> LeftOut.isOf(pattern, name))));
    LeftOut.all().forEach(one -> silent.removeAll(one.of(silent)));
    assertThat(silent).isEmpty();
  }
}
