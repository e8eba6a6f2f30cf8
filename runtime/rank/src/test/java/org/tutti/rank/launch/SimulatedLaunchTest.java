package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.ArrivalTimes.RankArrival;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.stats.summary.Quartiles;
import org.tutti.sync.RunTimeKind;

/** Launches in virtual time, which depend on nothing but their seed. */
class SimulatedLaunchTest {
  private static final int RANKS = 13;

  /** A sum over so many ranks has at least so many steps after each other. */
  private static final int STEPS = 4;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"BARRIER", "WINDOW_HCA:fit-points=20,exchanges=5", "ROUNDTIME_JOINT"})
  void theSameSeedGivesTheSameRunTimes(String sync) throws Exception {
    List<double[]> first = runTimes(run(1, "once", sync));
    assertThat(runTimes(run(1, "again", sync))).containsExactlyElementsOf(first);
    assertThat(runTimes(run(2, "other", sync)).get(0)).isNotEqualTo(first.get(0));
  }

  @Test
  void nothingOfTheMachineIsMistakenForTheSimulation() throws Exception {
    for (CellRecord cell : run(1, "launch", "BARRIER")) {
      assertThat(cell.warnings()).isEmpty();
      assertThat(cell.observations().invalidCount()).isZero();
      assertThat(cell.conditions().warmUp().calls()).isZero();
      assertThat(cell.conditions().activity()).isEmpty();
      // Each step takes at least the latency of the network.
      assertThat(Arrays.stream(cell.observations().validRunTimes()).min().orElseThrow())
          .isGreaterThan(STEPS * 1_500);
    }
  }

  /** Ranks of a simulation have no processor and no operating system. */
  @Test
  void nothingOfTheHostIsRecorded() throws Exception {
    run(1, "launch", "BARRIER");
    LaunchHeader header = TestLaunch.read(directory.resolve("launch")).header();
    assertThat(header.environment().facts().keySet())
        .noneMatch(name -> name.matches("(cpu|os|clock|system|memory|network)\\..*"));
    assertThat(header.ranks()).allMatch(rank -> rank.cpus().equals("unknown"));
  }

  /** Starts are missed by what waiting and clock synchronization cost, less than a microsecond. */
  @ParameterizedTest
  @ValueSource(strings = {"ascending:30us", "first-late:30us", "random:30us", "last-late:1x"})
  void ranksArriveByThePatternAndTheRunTimeCountsFromTheLast(String pattern) throws Exception {
    for (CellRecord cell : run(1, "launch", "WINDOW", "arrival", pattern)) {
      ArrivalTimes arrivals = cell.conditions().global().arrivals().orElseThrow();
      double[] runTimes = cell.observations().validRunTimes();
      assertThat(cell.settings().method().runTime()).isEqualTo(RunTimeKind.LAST_START);
      if (pattern.endsWith("us")) {
        assertThat(arrivals.span()).isEqualTo(30_000);
      } else {
        assertThat(arrivals.span()).isGreaterThan(STEPS * 1_500);
      }
      double spread = pattern.startsWith("random") ? 0.9 * arrivals.span() : arrivals.span();
      assertThat(arrivals.imbalance()).isBetween(spread - 1_000, arrivals.span() + 1_000.0);
      assertThat(arrivals.fromFirst() - arrivals.imbalance())
          .isCloseTo(Quartiles.of(runTimes).median(), within(1_000.0));
      assertThat(arrivals.met()).isGreaterThanOrEqualTo(0.99);
      assertThat(arrivals.ranks()).hasSize(RANKS);
      for (int rank = 0; rank < RANKS; rank++) {
        double share =
            switch (pattern.replaceFirst(":.*", "")) {
              case "ascending" -> rank / (RANKS - 1.0);
              case "first-late" -> rank == 0 ? 1 : 0;
              case "last-late" -> rank == RANKS - 1 ? 1 : 0;
              default -> 0;
            };
        RankArrival arrival = arrivals.ranks().get(rank);
        if (!pattern.startsWith("random")) {
          assertThat((double) arrival.planned()).isCloseTo(share * arrivals.span(), within(1.0));
          assertThat((double) arrival.waiting())
              .isBetween(0.0, arrivals.imbalance() - arrival.offset() + 1_000);
        }
        assertThat((double) arrival.offset()).isCloseTo(arrival.planned(), within(1_000.0));
      }
    }
  }

  @Test
  void offsetsOfOtherRanksAreRefused() {
    assertThatThrownBy(() -> run(1, "launch", "WINDOW", "arrival", "0,1us"))
        .hasStackTraceContaining("[TUTTI-003] There are arrival offsets of 2 ranks");
  }

  @ParameterizedTest
  @ValueSource(strings = {"written-read", "flushed", "evicted"})
  void aSimulationSaysThatItHasNoCaches(String state) throws Exception {
    List<double[]> untouched = runTimes(run(1, "untouched", "BARRIER"));
    List<CellRecord> cells = run(1, "launch", "BARRIER", "data", state);
    assertThat(runTimes(cells)).usingRecursiveComparison().isEqualTo(untouched);
    assertThat(cells)
        .allMatch(
            cell ->
                cell.warnings().stream()
                    .anyMatch(
                        warning ->
                            warning.problem() == MeasurementProblem.DATA_STATE_WITHOUT_EFFECT
                                && warning.text().contains("no caches")));
  }

  private static List<double[]> runTimes(List<CellRecord> cells) {
    return cells.stream().map(cell -> cell.observations().validRunTimes()).toList();
  }

  private List<CellRecord> run(long seed, String name, String sync) throws Exception {
    return run(seed, name, sync, "probes", "true");
  }

  private List<CellRecord> run(long seed, String name, String sync, String setting, String value)
      throws Exception {
    Path results = Files.createDirectory(directory.resolve(name));
    Plan plan = TestLaunch.plan(new TestHarness(), RANKS, "sync", sync, setting, value);
    TestLaunch.simulate(results, RANKS, seed, plan, TestHarness::new);
    return TestLaunch.read(results).cells();
  }
}
