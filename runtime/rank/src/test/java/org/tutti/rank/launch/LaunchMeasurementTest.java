package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.DataState;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.rank.clock.LearnedHost;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.PhaseRecord;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.launch.RankRecord;
import org.tutti.runtime.Message;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class LaunchMeasurementTest {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "1, BARRIER, LOCAL",
    "2, BARRIER, LOCAL",
    "3, DISSEMINATION, LOCAL",
    "2, WINDOW_HCA, GLOBAL"
  })
  void everyCellOfThePlanIsMeasuredInItsOrder(int processes, String sync, RunTimeKind runTime) {
    Plan plan = TestLaunch.plan(new TestHarness(), processes, "sync", sync);
    TestLaunch.run(directory, processes, plan, TestHarness::new);

    TestLaunch.Result result = TestLaunch.read(directory);
    List<Long> order = plan.shuffled(TestLaunch.SEED, 2).cells().stream().map(Cell::msize).toList();
    assertThat(result.header().plan()).extracting(key -> key.msize()).isEqualTo(order);
    assertThat(result.header().processes()).isEqualTo(processes);
    assertThat(result.header().identity().seed()).isEqualTo(TestLaunch.SEED);
    assertThat(result.header().identity().levels()).containsEntry("library", "none");
    assertThat(result.header().environment().facts()).containsEntry("cpu.model", "test");
    assertThat(result.header().ranks()).hasSize(processes);
    assertThat(result.cells()).extracting(cell -> cell.key().msize()).isEqualTo(order);
    result.cells().forEach(cell -> checkCell(cell, sync, runTime));
    assertThat(result.completion()).hasSize(1);
    assertThat(result.completion().get(0).ranks())
        .extracting(RankReport::cells)
        .hasSize(processes)
        .containsOnly(2);
  }

  private static void checkCell(CellRecord cell, String sync, RunTimeKind runTime) {
    assertThat(cell.settings().method().sync().name()).isEqualTo(sync);
    assertThat(cell.settings().method().runTime()).isEqualTo(runTime);
    assertThat(cell.conditions().warmUp().calls()).isGreaterThanOrEqualTo(30);
    GlobalTiming global = cell.conditions().global();
    assertThat(global.uncertainty().isPresent()).isEqualTo(runTime == RunTimeKind.GLOBAL);
    assertThat(global.bound().isPresent()).isEqualTo(runTime == RunTimeKind.GLOBAL);
    boolean planned = sync.startsWith("WINDOW") || sync.startsWith("ROUNDTIME");
    boolean valid = cell.observations().invalidCount() < cell.observations().count();
    assertThat(global.startErrorMedian().isPresent()).isEqualTo(planned && valid);
    if (planned && valid) {
      assertThat(global.startErrorHigh().getAsDouble())
          .isGreaterThanOrEqualTo(global.startErrorMedian().getAsDouble());
    }
    assertThat(cell.observations().count()).isGreaterThanOrEqualTo(50);
    if (runTime == RunTimeKind.LOCAL) {
      assertThat(cell.observations().validRunTimes()).hasSize(50);
    }
    for (int index = 0; index < cell.observations().count(); index++) {
      assertThat(cell.observations().start(index)).isPositive();
      assertThat(cell.observations().runTime(index)).isPositive();
      if (index > 0) {
        assertThat(cell.observations().start(index))
            .isGreaterThan(cell.observations().start(index - 1));
      }
    }
  }

  @Test
  void whatTheKernelCountsIsRecordedOrWhyItDoesNot() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "sync", "BARRIER", "msizes", "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);
    TestLaunch.Result result = TestLaunch.read(directory);
    CountedEvents counters = result.cells().get(0).conditions().counters();
    assertThat(result.header().environment().facts()).containsKeys("cpu.counters", "os.counters");
    if (result.header().environment().facts().get("os.counters").startsWith("none: ")) {
      assertThat(counters).isEqualTo(CountedEvents.NONE);
    } else {
      assertThat(counters.observations()).isEqualTo(result.cells().get(0).observations().count());
      assertThat(counters.totals().get(CounterKind.CPU_NANOS).ranks()).isEqualTo(2);
      assertThat(counters.totals().get(CounterKind.CPU_NANOS).least()).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource({"BARRIER, LOCAL", "WINDOW_HCA, GLOBAL", "ROUNDTIME_JOINT, GLOBAL"})
  void cellsAreTimedWithTheRequestedClock(String sync, RunTimeKind runTime) {
    Plan plan =
        TestLaunch.plan(new TestHarness(), 2, "clock", "mpi-wtime", "sync", sync, "msizes", "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);
    TestLaunch.Result result = TestLaunch.read(directory);
    CellRecord cell = result.cells().get(0);
    assertThat(cell.settings().method().clock()).isEqualTo(ClockKind.MPI_WTIME);
    checkCell(cell, sync, runTime);
  }

  @Test
  void aSlotThatEndsInTheWarmUpLeavesACellWithoutObservations() {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(),
            2,
            "sync",
            "ROUNDTIME_HCA:fit-points=100,exchanges=10,slot=1ns",
            "msizes",
            "8");
    TestLaunch.run(directory, 2, plan, TestHarness::new);
    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.observations().count()).isZero();
    assertThat(cell.conditions().warmUp().calls()).isGreaterThanOrEqualTo(30);
  }

  @Test
  void theClockOfTheCellsIsMeasuredOnEveryRankAndNoOther() {
    Plan plan = TestLaunch.plan(new TestHarness(), 3, "sync", "BARRIER_JOINT", "msizes", "8");
    TestLaunch.run(directory, 3, plan, TestHarness::new);

    List<ClockRecord> clocks = TestLaunch.read(directory).header().clocks();
    assertThat(clocks).extracting(ClockRecord::kind).containsExactly(ClockKind.MONOTONIC);
    assertThat(clocks.get(0).ranks()).hasSize(3);
    assertThat(clocks.get(0).ranks()).allMatch(rank -> rank.granularityNanos() > 0);
    assertThat(clocks.get(0).monotonic()).isTrue();
    assertThat(clocks.get(0).takenOver()).isFalse();
  }

  @Test
  void whatAnEarlierLaunchHasLearnedIsTakenOverWhileItHolds() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8");
    TestLaunch.run(directory.resolve("1"), 2, plan, TestHarness::new);
    LaunchHeader first = TestLaunch.read(directory.resolve("1")).header();
    List<LearnedHost> learned = LearnedHost.of(first);

    TestLaunch.run(directory.resolve("2"), 2, plan, TestHarness::new, learned);
    ClockRecord clock = TestLaunch.read(directory.resolve("2")).header().clocks().get(0);

    assertThat(clock.takenOver()).isTrue();
    assertThat(clock.costNanos()).isEqualTo(first.clocks().get(0).costNanos());
    assertThat(clock.granularityNanos()).isEqualTo(first.clocks().get(0).granularityNanos());
  }

  @Test
  void theEnvironmentOfEachHostIsRecordedOnce() {
    Plan plan = TestLaunch.plan(new TestHarness(), 4, "msizes", "8");
    TestLaunch.run(
        directory,
        plan,
        List.of(on("a", "6.1"), on("b", "6.2"), on("a", "not recorded"), on("c", "6.3")));

    LaunchHeader header = TestLaunch.read(directory).header();
    assertThat(header.ranks()).extracting(RankPlacement::host).containsExactly("a", "b", "a", "c");
    assertThat(header.environment().facts()).containsEntry("os.kernel", "6.1");
    List<HostEnvironment> others = header.environment().otherHosts();
    assertThat(others).extracting(HostEnvironment::host).containsExactly("b", "c");
    assertThat(others)
        .extracting(host -> host.facts().get("os.kernel"))
        .containsExactly("6.2", "6.3");
    assertThat(others).extracting(HostEnvironment::library).containsOnly(header.library());
  }

  private static Map<String, String> on(String host, String kernel) {
    return Map.of("host.name", host, "os.kernel", kernel);
  }

  @Test
  void evictionOverwritesTheLastLevelsShare() {
    Plan plan =
        TestLaunch.plan(new TestHarness(), 2, "data", "evicted", "msizes", "8", "repetitions", "5");
    TestLaunch.run(directory, 2, plan, TestHarness::new);
    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.settings().method().data()).isEqualTo(DataState.EVICTED);
    assertThat(Long.parseLong(cell.conditions().details().get("cacheErasedBytes")))
        .isGreaterThan(64);
  }

  @ParameterizedTest
  @CsvSource({"BARRIER, LOCAL", "WINDOW_HCA, GLOBAL"})
  void theTimesOfAllRanksAreKeptOnRequest(String sync, RunTimeKind runTime) {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(), 3, "sync", sync, "summary-all-ranks", "true", "msizes", "8,64");
    TestLaunch.run(directory, 3, plan, TestHarness::new);
    Map<Integer, List<RankRecord>> ranks = TestLaunch.ranks(directory);
    assertThat(ranks).containsOnlyKeys(0, 1);
    for (CellRecord cell : TestLaunch.read(directory).cells()) {
      List<RankRecord> ofCell = ranks.get(cell.position());
      assertThat(ofCell).extracting(RankRecord::rank).containsExactly(0, 1, 2);
      for (int index = 0; index < cell.observations().count(); index++) {
        assertThat(cell.observations().runTime(index))
            .isEqualTo(
                runTime == RunTimeKind.LOCAL ? longest(ofCell, index) : firstToLast(ofCell, index));
      }
    }
  }

  @Test
  void thePhasesOfAnObservationAddUpToItsRunTime() {
    Plan plan =
        TestLaunch.plan(
            new PhasedHarness(), 2, "phases", "true", "summary-all-ranks", "true", "msizes", "8");
    TestLaunch.run(directory, 2, plan, PhasedHarness::new);
    List<RankRecord> ranks = TestLaunch.ranks(directory).get(0);
    List<PhaseRecord> phases = TestLaunch.phases(directory).get(0);
    assertThat(phases)
        .extracting(phase -> phase.rank() + " " + phase.phase())
        .containsExactly("0 ", "0 even", "0 last", "1 ", "1 even", "1 odd", "1 last");
    for (RankRecord rank : ranks) {
      List<PhaseRecord> own = phases.stream().filter(one -> one.rank() == rank.rank()).toList();
      for (int index = 0; index < rank.runTimes().length; index++) {
        int at = index;
        assertThat(own.stream().mapToLong(phase -> phase.times()[at]).sum())
            .isEqualTo(rank.runTimes()[index]);
      }
    }
  }

  @Test
  void phasesAreNotTimedUnlessRequested() {
    TestLaunch.run(
        directory, 2, TestLaunch.plan(new PhasedHarness(), 2, "msizes", "8"), PhasedHarness::new);
    assertThat(TestLaunch.phases(directory)).isEmpty();
    assertThat(TestLaunch.read(directory).cells()).hasSize(1);
  }

  private static long longest(List<RankRecord> ranks, int index) {
    return ranks.stream().mapToLong(rank -> rank.runTimes()[index]).max().orElseThrow();
  }

  private static long firstToLast(List<RankRecord> ranks, int index) {
    long first = ranks.stream().mapToLong(rank -> rank.starts()[index]).min().orElseThrow();
    long last =
        ranks.stream()
            .mapToLong(rank -> rank.starts()[index] + rank.runTimes()[index])
            .max()
            .orElseThrow();
    return last - first;
  }

  @ParameterizedTest
  @CsvSource({"1", "10"})
  void messagesAdvanceThroughBuffersTwiceTheCache(String batch) {
    Set<Integer> places = ConcurrentHashMap.newKeySet();
    Plan plan =
        TestLaunch.plan(
            new TestHarness(),
            2,
            "data",
            "advanced",
            "data-cache-bytes",
            "1Ki",
            "batch",
            batch,
            "msizes",
            "8");
    TestLaunch.run(directory, 2, plan, () -> new Marking(places));
    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.settings().method().data()).isEqualTo(DataState.ADVANCED);
    // Two kibibytes have 32 places, a line each.
    assertThat(places).hasSize(32);
  }

  /** Records each buffer position that it is called with, separately for each cell. */
  private static final class Marking extends TestHarness {
    private static final double MARK = 0.125;
    private final Set<Integer> places;
    private Message marked;
    private int next;

    Marking(Set<Integer> places) {
      this.places = places;
    }

    @Override
    protected void operation(Communicator communicator, Message message) {
      super.operation(communicator, message);
      if (communicator.rank() == 0 && message != marked) {
        marked = message;
        places.clear();
      }
      if (communicator.rank() == 0 && message.send().getDouble(0) == 1) {
        message.send().putDouble(0, MARK + next);
        places.add(next++);
      }
    }
  }
}
