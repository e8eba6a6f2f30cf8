package org.tutti.lab.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

class SplitTest {
  private static final BenchmarkSelection ALL = BenchmarkSelection.onClassPath();

  private final List<IndexEntry> split = ALL.entries(ALL.namesOfSuites(List.of("split")));
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  static IntStream processes() {
    return IntStream.rangeClosed(1, 9);
  }

  /** Also with fewer elements than processes, and a number that they do not divide. */
  @ParameterizedTest
  @MethodSource("processes")
  void dataAreRight(int processes) {
    Stream.of("0", "LAST").forEach(root -> check(processes, root));
  }

  @Test
  void aRootMayRotate() {
    check(6, "ROTATING");
  }

  private void check(int processes, String root) {
    said.clear();
    Settings settings =
        Settings.builder()
            .set(SettingKey.MSIZES, "0,8,104")
            .set(SettingKey.ROOT_RANK, root)
            .build();
    Plan plan = Plan.of(split.stream().map(IndexEntry::benchmark).toList(), settings, processes);
    InProcess.run(
        processes,
        session ->
            new DryRun(plan, ImpossibleCells.NONE, BenchmarkSelection.instances(split), said::add)
                .run(session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(line -> line.endsWith("data correct"));
  }

  /** With these names guidelines find them. */
  @Test
  void eachIsNamedAfterWhatItSplits() {
    assertThat(split)
        .hasSize(8)
        .allSatisfy(
            entry ->
                assertThat(ALL.catalog())
                    .extracting(IndexEntry::name)
                    .contains(entry.name().replace(":split", "")));
  }
}
