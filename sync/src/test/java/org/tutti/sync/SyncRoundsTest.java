package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.VirtualClock;

/**
 * Rounds and messages against closed forms (hunold2015, sections 2, 4 and 6): the simulation counts
 * the messages that ranks really send, and how many of them wait for one another.
 */
class SyncRoundsTest {
  private static final String FIT = "fit-points=5,exchanges=4,round-trips=20,warmup-exchanges=10";
  private static final int FIT_EXCHANGES = 5 * 4 + 20 + 10;
  private static final int OFFSET_EXCHANGES = 30;
  private static final String FIT_AND_OFFSET = FIT + ",offset-exchanges=" + OFFSET_EXCHANGES;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 8, 13, 16, 31, 32})
  void hcaLearnsDriftsInATreeAndInterceptsOneAfterTheOther(int size) {
    SimulatedCost hca = SimulatedCost.of("HCA:" + FIT_AND_OFFSET, size);
    assertThat(hca.rounds()).isEqualTo(SimulatedCost.log(size) + size - 1);
    assertThat(hca.messages())
        .isEqualTo((size - 1) * (2L * (FIT_EXCHANGES + OFFSET_EXCHANGES) + 3));
    hca.assertChain(
        2L * FIT_EXCHANGES * SimulatedCost.log(size) + 2L * OFFSET_EXCHANGES * (size - 1));
  }

  /** With the parameters that users get, and with others. */
  @ParameterizedTest
  @CsvSource({
    "'', 5000, 50, 20",
    "':spread=1ms,burst-warmup=0,bursts=3,burst-exchanges=7', 0, 3, 7"
  })
  void aBurstOfTheJointMethodTakesRoundsInProportionToTheLogarithm(
      String parameters, int warmup, int bursts, int exchanges) {
    for (int size : new int[] {2, 3, 4, 5, 7, 8, 13, 16, 31, 32}) {
      SimulatedCost joint = SimulatedCost.of("JOINT" + parameters, size);
      int perBurst = size == 2 ? 1 : SimulatedCost.log(size) + 1;
      assertThat(joint.rounds()).isEqualTo((bursts + 2) * perBurst);
      long edges = edges(size);
      long barrier = (long) size * SimulatedCost.log(size);
      // One message says that the warm-up of an edge is over, the first exchange of a burst does
      // not count, and origin, turns, edges, and knots are sent through trees.
      long each = 2 * (warmup + bursts * (exchanges + 1L)) + 1;
      assertThat(joint.exchanged()).isEqualTo(edges * each);
      assertThat(joint.messages()).isEqualTo(edges * each + barrier + 4L * (size - 1));
      if (warmup == 0) {
        assertThat((double) joint.chain())
            .isLessThanOrEqualTo(1.1 * perBurst * 2 * bursts * (exchanges + 1) + 30);
      }
    }
  }

  /**
   * As {@code sync cost} prints it of the network that it simulates, where messages are held up.
   */
  @Test
  void theJointMethodExchangesAsManyMessagesOnANoisyNetwork() {
    Simulation noisy = Simulation.of(1, Network.NOISY);
    for (int size = 2; size <= 32; size++) {
      SimulatedCost joint = SimulatedCost.of("JOINT", size, noisy);
      assertThat(joint.rounds()).isEqualTo(52 * (size == 2 ? 1 : SimulatedCost.log(size) + 1));
      assertThat(joint.exchanged())
          .as("%d ranks", size)
          .isEqualTo(edges(size) * (2 * (5000 + 50 * 21L) + 1));
    }
  }

  /** Pairs of ranks that differ in one bit, or in all bits. */
  private static long edges(int size) {
    int all = (1 << SimulatedCost.log(size)) - 1;
    return IntStream.range(0, size)
        .mapToLong(
            high ->
                IntStream.range(0, high)
                    .map(low -> low ^ high)
                    .filter(mask -> Integer.bitCount(mask) == 1 || mask == all)
                    .count())
        .sum();
  }

  @ParameterizedTest
  @CsvSource({"DISSEMINATION, 1", "TREE, 2"})
  void barriersTakeRoundsInProportionToTheLogarithm(String method, int perLevel) {
    int starts = 10;
    for (int size : new int[] {2, 3, 4, 5, 7, 16, 31}) {
      long[] messages = new long[size];
      int[] before = new int[size];
      int[] after = new int[size];
      Simulated.run(
          size,
          SimulatedCost.EXACT,
          session -> {
            int rank = session.world().rank();
            SyncConfiguration configuration = SyncConfiguration.of(method);
            try (Synchronizer barrier =
                Synchronizer.open(configuration, session.world(), new VirtualClock(session))) {
              barrier.start(0);
              messages[rank] -= session.messages();
              before[rank] = session.longestChain();
              for (int start = 1; start <= starts; start++) {
                barrier.start(start);
              }
              messages[rank] += session.messages();
              after[rank] = session.longestChain();
            }
          });
      long each = method.equals("TREE") ? 2L * (size - 1) : (long) size * SimulatedCost.log(size);
      assertThat(Arrays.stream(messages).sum()).isEqualTo(starts * each);
      int chain =
          Arrays.stream(after).max().orElseThrow() - Arrays.stream(before).max().orElseThrow();
      assertThat(chain).isLessThanOrEqualTo(starts * perLevel * SimulatedCost.log(size));
      if (perLevel == 1 || Integer.bitCount(size) == 1) {
        assertThat(chain).isEqualTo(starts * perLevel * SimulatedCost.log(size));
      }
    }
  }
}
