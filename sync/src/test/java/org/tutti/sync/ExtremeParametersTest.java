package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.process.RunSpec;
import org.tutti.sync.process.RunValidity;

/** No value that a parameter accepts makes any method fail, however useless the result is. */
class ExtremeParametersTest {
  private static final Simulation SIMULATION = Simulation.of(5, Network.QUIET);
  private static final int WANTED = 5;
  private static final int MAX_RUNS = 50;

  /** All methods with everything at its least, then with one time or rate at a time at its most. */
  static List<SyncConfiguration> configurations() {
    List<SyncConfiguration> all = new ArrayList<>();
    for (String name : SyncMethods.standard().names()) {
      SyncConfiguration least = SyncConfiguration.of(name);
      for (String key : least.parameters().keys()) {
        least = withLeast(least, least.parameters().named(key).orElseThrow());
      }
      all.add(least);
      for (String key : least.parameters().keys()) {
        SyncParameter<?> parameter = least.parameters().named(key).orElseThrow();
        if (!(parameter.most() instanceof Integer)) {
          all.add(withMost(least, parameter));
        }
      }
    }
    return all;
  }

  private static <T extends Number> SyncConfiguration withLeast(
      SyncConfiguration configuration, SyncParameter<T> parameter) {
    // A window of less than the clock's step is refused, which another test shows.
    return parameter.key().equals("window")
        ? configuration.with("window", "1us")
        : configuration.with(parameter, parameter.least());
  }

  private static <T extends Number> SyncConfiguration withMost(
      SyncConfiguration configuration, SyncParameter<T> parameter) {
    return configuration.with(parameter, parameter.most());
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aCellEndsAndItsTimesHaveABound(SyncConfiguration configuration) {
    Simulated.run(
        2,
        SIMULATION,
        session -> {
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration, session.world(), new VirtualClock(session))) {
            synchronizer.beginCell(WANTED);
            measure(synchronizer);
            CellTiming timing = synchronizer.endCell();
            assertThat(timing.uncertainty()).isPositive();
            assertThat(Double.isFinite(timing.uncertainty()))
                .isEqualTo(configuration.clock().learnsGlobalClock());
          }
        });
  }

  private static void measure(Synchronizer synchronizer) {
    long[] starts = new long[RunSpec.LARGEST_UNKEPT];
    long[] ends = new long[RunSpec.LARGEST_UNKEPT];
    int valid = 0;
    for (int run = 0; run < MAX_RUNS; run++) {
      RunSpec plan = synchronizer.prepare(WANTED - valid);
      for (int index = 0; index < plan.count(); index++) {
        synchronizer.start(index);
        starts[index] = synchronizer.clock().now();
        ends[index] = synchronizer.clock().now();
      }
      RunValidity validity = synchronizer.validate(starts, ends, plan.count());
      valid += plan.kept() ? validity.valid() : 0;
    }
    assertThat(synchronizer.prepare(WANTED - valid).count()).isLessThanOrEqualTo(WANTED);
  }
}
