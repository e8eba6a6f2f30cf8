package org.tutti.lab.synchronizations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.mpi.simulated.BusySender;
import org.tutti.mpi.simulated.Network;
import org.tutti.sync.SimulatedLaunches;
import org.tutti.sync.SyncConfiguration;

/** Whether the bound of each method holds; hundreds of seeds per case are in the benchmarks. */
class PublishedUncertaintyTest {
  private static List<String> methods() {
    return List.of(
        "BARRIER_SKAMPI",
        "BARRIER_NETGAUGE",
        "BARRIER_JK:fit-points=100,exchanges=10",
        "BARRIER_HCA2:fit-points=100,exchanges=10",
        "BARRIER_HCA3:fit-points=100,exchanges=10",
        "BARRIER_HCA2:fit-points=20,exchanges=10,fit-spread=1s",
        "BARRIER_HCA3:fit-points=20,exchanges=10,fit-spread=1s",
        "BARRIER_JK:fit-points=3,exchanges=1");
  }

  @ParameterizedTest
  @MethodSource("methods")
  void itHoldsOnEveryNetwork(String method) {
    for (Network network : new Network[] {Network.QUIET, Network.NOISY, Network.ASYMMETRIC}) {
      for (int size : new int[] {2, 5}) {
        SimulatedLaunches launches =
            SimulatedLaunches.of(SyncConfiguration.of(method), network, size);
        for (int at = 0; at < SimulatedLaunches.SECONDS.size(); at++) {
          assertThat(launches.missed(at))
              .as(
                  "%s, %s, %d ranks, %.0f s",
                  method, network.name(), size, SimulatedLaunches.SECONDS.get(at))
              .isZero();
        }
      }
    }
  }

  /**
   * Messages of one rank wait behind traffic half of the time, most of the time, and always; bursts
   * and fit points see several different waits, or none.
   */
  @ParameterizedTest
  @MethodSource("methods")
  void itHoldsBehindOtherTraffic(String method) {
    for (BusySender busy :
        new BusySender[] {
          new BusySender(1, 0.5, 2e5, 5e6),
          new BusySender(1, 0.5, 2e5, 1e8),
          new BusySender(1, 0.8, 2e5, 3e8),
          new BusySender(1, 1, 1e6, 2e7)
        }) {
      SimulatedLaunches launches =
          SimulatedLaunches.of(SyncConfiguration.of(method), Network.QUIET, List.of(busy), 2);
      for (int at = 0; at < SimulatedLaunches.SECONDS.size(); at++) {
        assertThat(launches.missed(at))
            .as("%s, %s, %.0f s", method, busy, SimulatedLaunches.SECONDS.get(at))
            .isZero();
      }
    }
  }
}
