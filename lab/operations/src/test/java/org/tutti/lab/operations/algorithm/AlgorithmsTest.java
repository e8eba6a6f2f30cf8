package org.tutti.lab.operations.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.cell.DryRun;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class AlgorithmsTest {
  private static final BenchmarkSelection ALL = BenchmarkSelection.onClassPath();

  private final List<IndexEntry> algorithms = ALL.entries(ALL.namesOfSuites(List.of("algorithms")));
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  /** Powers of two, their neighbors, and others. */
  static IntStream processes() {
    return IntStream.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17);
  }

  /** Also with nothing, and with fewer elements than processes or a number they do not divide. */
  @ParameterizedTest
  @MethodSource("processes")
  void dataAreRight(int processes) {
    Plan plan =
        Plan.of(
            algorithms.stream().map(IndexEntry::benchmark).toList(),
            Settings.builder().set(SettingKey.MSIZES, "0,8,104").build(),
            processes);
    InProcess.run(
        processes,
        session ->
            new DryRun(
                    plan, ImpossibleCells.NONE, BenchmarkSelection.instances(algorithms), said::add)
                .run(session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(line -> line.endsWith("data correct"));
  }

  @Test
  void eachIsComparedWithTheFunctionOfTheLibrary() {
    List<String> names = algorithms.stream().map(IndexEntry::name).toList();
    assertThat(algorithms)
        .allSatisfy(
            entry ->
                assertThat(entry.benchmark().baseline()).isEqualTo(!entry.name().contains(":")));
    assertThat(names).filteredOn(name -> name.contains(":")).hasSize(28);
    assertThat(names)
        .filteredOn(name -> name.contains(":"))
        .allSatisfy(name -> assertThat(names).contains(name.substring(0, name.indexOf(':'))));
  }
}
