package org.tutti.lab.clocks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.SimulatedSession;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.host.Occupancy;

/** The experiments in virtual time, where the truth is known. */
class SyncExperimentsTest {
  private static final Simulation SIMULATION = Simulation.of(3, Network.QUIET);
  private static final List<String> METHODS =
      List.of("SKAMPI", "HCA:fit-points=100,exchanges=10", "JOINT:spread=100ms");

  private static DataTable run(Experiment experiment, int size, String... methods) {
    List<DataTable> tables = new ArrayList<>();
    Simulated.run(
        size,
        SIMULATION,
        session -> {
          DataTable table = experiment.run(bench(session, List.of(methods)));
          if (session.world().rank() == 0) {
            tables.add(table);
          }
        });
    return tables.get(0);
  }

  private static ExperimentContext bench(SimulatedSession session, List<String> methods) {
    return new ExperimentContext(session.world(), new VirtualClock(session), 3, 60, methods);
  }

  private static double value(DataTable table, int column, String... key) {
    return table.rows().stream()
        .filter(row -> row.subList(0, key.length).equals(List.of(key)))
        .mapToDouble(row -> Double.parseDouble(row.get(column)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theDriftOfAClockIsThatOfItsSkew() {
    DataTable table = run(new DriftExperiment(), 2);
    double[] skew = new double[1];
    Simulated.run(
        2,
        SIMULATION,
        session -> {
          double second = 1e9;
          double start = session.trueOffset(1, 0) - session.trueOffset(0, 0);
          skew[0] = session.trueOffset(1, second) - session.trueOffset(0, second) - start;
        });
    assertThat(value(table, 2, "3", "1") / value(table, 2, "1", "1")).isBetween(2.9, 3.1);
    assertThat(Math.abs(value(table, 2, "1", "1") / skew[0])).isBetween(0.95, 1.05);
  }

  @Test
  void offsetsAloneAreFarOffLaterAndASlopeIsNot() {
    DataTable table = run(new OffsetExperiment(), 2, METHODS.toArray(String[]::new));
    double skampi = value(table, 2, "SKAMPI", "2");
    assertThat(value(table, 2, "HCA:fit-points=100 exchanges=10", "2")).isLessThan(skampi / 10);
    assertThat(value(table, 2, "JOINT:spread=100ms refreshed", "3")).isLessThan(skampi / 100);
    assertThat(value(table, 2, "SKAMPI", "0")).isLessThan(skampi / 100);
  }

  @Test
  void aMeasuredOffsetHasAnErrorOfNoMoreThanHalfARoundTrip() {
    DataTable table = run(new OffsetExperiment(), 2, "SKAMPI");
    assertThat(table.columns().get(3)).isEqualTo("+- ns");
    assertThat(value(table, 3, "SKAMPI", "0")).isBetween(100.0, 3_000.0);
  }

  @Test
  void onlyTheMethodsThatWereAskedForAreCompared() {
    for (Experiment experiment : List.of(new OffsetExperiment(), new RunTimeExperiment())) {
      assertThat(run(experiment, 2, "NETGAUGE").rows())
          .extracting(row -> row.get(0).replace("WINDOW_", ""))
          .isSubsetOf("NETGAUGE", "BARRIER");
    }
    assertThat(run(new ParetoExperiment(), 2, "NETGAUGE").rows())
        .extracting(row -> row.get(0))
        .containsExactly("NETGAUGE", "MPI_Barrier");
    assertThat(run(new SchemeExperiment(), 2, "HCA:fit-points=100").rows())
        .extracting(row -> row.get(0))
        .contains("WINDOW_HCA:fit-points=100");
  }

  @Test
  void ranksLeaveATreeBarrierFromTheRootDownward() {
    DataTable table = run(new BarrierSkewExperiment(), 4);
    assertThat(value(table, 2, "TREE", "0")).isLessThan(100);
    assertThat(value(table, 2, "TREE", "3")).isGreaterThan(1_000);
    assertThat(table.csv()).hasSize(1 + 3 * 4).first().asString().startsWith("barrier,rank,");
  }

  @Test
  void someBudgetsAreOnTheFrontOfErrorAgainstDuration() {
    DataTable table = run(new ParetoExperiment(), 2);
    assertThat(table.rows()).extracting(row -> row.get(4)).contains("yes").contains("no");
    assertThat(value(table, 1, "MPI_Barrier")).isBetween(100.0, 100_000.0);
  }

  @Test
  void launchesAreCombinedByTheirMedians() {
    ParetoExperiment pareto = new ParetoExperiment();
    List<DataTable> launches = new ArrayList<>();
    for (int launch = 1; launch <= 7; launch++) {
      DataTable table = new DataTable("", "method", "offset ns", "+- ns", "duration ms", "on");
      table.row("HCA", 10.0 * launch, 5.0, 2.0, "yes");
      table.row("JK", 200.0, 5.0, 3.0, "yes");
      table.row("MPI_Barrier", 300.0, "", "", "");
      launches.add(DataTable.ofCsv(table.csv()));
    }
    DataTable combined = pareto.overLaunches(launches);
    assertThat(combined.title()).startsWith("pareto over 7 launches");
    assertThat(combined.columns())
        .containsExactly(
            "method", "offset ns", "from", "to", "largest", "+- ns", "duration ms", "on the front");
    assertThat(combined.rows().get(0))
        .containsExactly("HCA", "40.0", "10.0", "70.0", "70.0", "5.0", "2.0", "yes");
    assertThat(combined.rows().get(1)).startsWith("JK", "200.0").endsWith("no");
    assertThat(combined.rows().get(2)).startsWith("MPI_Barrier", "300.0").endsWith("");
  }

  @Test
  void theRunTimeIsFollowedOverTimeByEveryMethod() {
    DataTable table = run(new RunTimeExperiment(), 2, METHODS.toArray(String[]::new));
    assertThat(table.rows()).hasSize(10 * (1 + METHODS.size()));
    assertThat(table.rows())
        .extracting(row -> row.get(0))
        .contains("BARRIER", "WINDOW_SKAMPI", "WINDOW_HCA:fit-points=100 exchanges=10");
    // Half a millisecond of drift in three seconds hides an operation of microseconds.
    assertThat(value(table, 2, "WINDOW_SKAMPI", "2.7"))
        .isGreaterThan(3 * value(table, 2, "WINDOW_SKAMPI", "0.0"));
    assertThat(value(table, 2, "BARRIER", "2.7")).isLessThan(3 * value(table, 2, "BARRIER", "0.0"));
  }

  @Test
  void noExperimentTakesLongerThanAnnounced() {
    Simulated.run(
        2,
        SIMULATION,
        session -> {
          ExperimentContext bench = bench(session, METHODS);
          Map<String, Double> said = SyncExperiments.seconds(bench, SyncExperiments.names());
          assertThat(said.keySet()).containsExactlyElementsOf(SyncExperiments.names());
          double[] began = {session.trueNanos()};
          SyncExperiments.run(
              bench,
              SyncExperiments.names(),
              table -> {
                double seconds = (session.trueNanos() - began[0]) * 1e-9;
                began[0] = session.trueNanos();
                assertThat(seconds)
                    .as(table.name())
                    .isPositive()
                    .isLessThan(said.get(table.name()));
              });
        });
  }

  @Test
  void aCellEndsWhenItsTimeIsUp() {
    Simulated.run(
        2,
        SIMULATION,
        session -> {
          ExperimentContext bench = bench(session, METHODS);
          try (Synchronizer synchronizer =
              Synchronizer.open(SyncConfiguration.of("BARRIER"), session.world(), bench.clock())) {
            ObservationRecorder observer =
                ObservationRecorder.observe(
                    bench,
                    synchronizer,
                    () -> bench.clock().idleUntil(bench.clock().now() + 100_000_000L),
                    200,
                    0.5);
            assertThat(observer.valid()).isBetween(1, 199);
          }
        });
  }

  @Test
  void aRecommendationHasAReason() {
    List<Optional<Recommendation>> found = new ArrayList<>();
    Simulated.run(
        2,
        SIMULATION,
        session -> {
          List<String> names = List.of("barrier-skew", "scheme");
          var recommendation = SyncExperiments.run(bench(session, List.of()), names, table -> {});
          if (session.world().rank() == 0) {
            found.add(recommendation);
          }
        });
    assertThat(found.get(0)).isPresent();
    assertThat(found.get(0).get().reason()).contains("ns");
  }

  @Test
  void aBarrierIsRecommendedForMoreRanksThanProcessors() {
    DataTable skew = new DataTable("", "barrier", "rank", "mean");
    skew.row("BARRIER", 0, 50.0);
    skew.row("DISSEMINATION", 0, 30.0);
    skew.row("TREE", 0, 900.0);
    DataTable schemes = new DataTable("", "scheme", "bytes", "local", "global", "valid", "unc");
    schemes.row("WINDOW_JOINT", 8, 1.0, 1.0, 99.0, 20.0);
    assertThat(Recommendation.of(new Occupancy(4, 2), skew, schemes).method())
        .isEqualTo("DISSEMINATION");
    assertThat(Recommendation.of(new Occupancy(2, 2), skew, schemes).method())
        .isEqualTo("WINDOW_JOINT");
  }
}
