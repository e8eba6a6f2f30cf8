package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.RankRecord;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Message;

class MembersTest {
  @TempDir Path directory;

  /** Notes which thread called it on how many processes. */
  private static final class NotingHarness extends CatalogHarness {
    private final Map<Integer, Set<Thread>> callers;

    NotingHarness(Map<Integer, Set<Thread>> callers) {
      this.callers = callers;
    }

    @Override
    protected void operation(Communicator communicator, Message message) {
      callers
          .computeIfAbsent(communicator.size(), size -> ConcurrentHashMap.newKeySet())
          .add(Thread.currentThread());
      super.operation(communicator, message);
    }
  }

  private static class CatalogHarness extends TestHarness {
    @Override
    protected BenchmarkDescriptor.Builder described() {
      return super.described().catalog();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"BARRIER", "WINDOW_HCA"})
  void onlyMembersCallTheOperation(String sync) {
    Map<Integer, Set<Thread>> callers = new ConcurrentHashMap<>();
    Settings.Builder settings =
        Settings.builder().set(SettingKey.SYNC, sync).set(SettingKey.SUMMARY_ALL_RANKS, "true");
    run(settings, List.of("1", "2", "3"), () -> new NotingHarness(callers));
    assertThat(callers).hasSize(3);
    callers.forEach((members, threads) -> assertThat(threads).hasSize(members));
    for (CellRecord cell : TestLaunch.read(directory).cells()) {
      int members = Integer.parseInt(cell.key().parameters().get("members"));
      assertThat(cell.key().processes()).isEqualTo(3);
      assertThat(cell.observations().count()).isGreaterThanOrEqualTo(50);
      assertThat(TestLaunch.ranks(directory).get(cell.position()))
          .extracting(RankRecord::rank)
          .hasSize(members);
    }
  }

  @Test
  void batchesWithBarriersAreThoseOfTheMembers() {
    Settings.Builder settings =
        Settings.builder().set(SettingKey.BATCH, "3").set(SettingKey.BATCH_BARRIER, "true");
    run(settings, List.of("2"), CatalogHarness::new);
    assertThat(TestLaunch.read(directory).cells())
        .allMatch(cell -> cell.observations().count() == 50);
  }

  /** Those that wait set nothing up, and would go on alone. */
  @Test
  void whatIsMissingInASetUpIsMissingForThoseThatWait() {
    run(
        Settings.builder(),
        List.of("2", "3"),
        () ->
            new CatalogHarness() {
              @Override
              public void setUpCell(CellContext cell) {
                throw new OperationNotInLibrary("MPI_Bcast_init", "a library");
              }
            });
    assertThat(TestLaunch.read(directory).cells())
        .hasSize(2)
        .allSatisfy(
            cell ->
                assertThat(cell.warnings())
                    .extracting(warning -> warning.problem())
                    .containsExactly(MeasurementProblem.OPERATION_NOT_IN_LIBRARY));
  }

  private void run(Settings.Builder settings, List<String> members, Supplier<TestHarness> harness) {
    settings.set(SettingKey.MSIZES, "8").parameter("members", members);
    Plan plan = Plan.of(List.of(new CatalogHarness().benchmark()), settings.build(), 3);
    TestLaunch.run(directory, 3, plan, harness);
  }
}
