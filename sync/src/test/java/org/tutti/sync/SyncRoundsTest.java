package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.simulated.ClockModel;
import org.tutti.mpi.simulated.Link;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.ClockSyncConditions;
import org.tutti.sync.clocksync.LearnedClockSync;

/**
 * Rounds and messages against closed forms (hunold2015, sections 2, 4 and 6): the simulation counts
 * the messages that ranks really send, and how many of them wait for one another.
 */
class SyncRoundsTest {
  private static final Link LINK = new Link(1_000, 0, 0, 0, 0, 0, 0);
  private static final Simulation EXACT =
      Simulation.of(1, new Network("exact", LINK, LINK, 50)).withClocks(ClockModel.PERFECT);

  private static final String FIT = "fit-points=5,exchanges=4,round-trips=20,warmup-exchanges=10";
  private static final int FIT_EXCHANGES = 5 * 4 + 20 + 10;
  private static final int OFFSET_EXCHANGES = 30;
  private static final String FIT_AND_OFFSET = FIT + ",offset-exchanges=" + OFFSET_EXCHANGES;
  private static final int PATIENCE = 40;
  private static final int BURSTS = 3;
  private static final int BURST_EXCHANGES = 7;

  /** The costs of all ranks together. */
  private record Cost(int rounds, long messages, long chain) {}

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 7, 8, 16, 32})
  void oneRankAfterTheOtherTakesRoundsInProportionToTheRanks(int size) {
    Cost skampi = cost("SKAMPI:offset-exchanges=" + OFFSET_EXCHANGES, size);
    assertThat(skampi.rounds()).isEqualTo(size - 1);
    assertThat(skampi.messages()).isEqualTo((size - 1) * (2L * OFFSET_EXCHANGES + 1));
    assertChain(skampi, 2L * OFFSET_EXCHANGES * (size - 1));

    Cost jk = cost("JK:" + FIT, size);
    assertThat(jk.rounds()).isEqualTo(size - 1);
    assertThat(jk.messages()).isEqualTo((size - 1) * (2L * FIT_EXCHANGES + 1));
    assertChain(jk, 2L * FIT_EXCHANGES * (size - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 7, 8, 16, 32})
  void treesTakeRoundsInProportionToTheLogarithm(int size) {
    int log = log(size);
    long pair = 2L * (FIT_EXCHANGES + OFFSET_EXCHANGES);

    Cost hca2 = cost("HCA2:" + FIT_AND_OFFSET, size);
    assertThat(hca2.rounds()).isEqualTo(log);
    assertThat(hca2.messages()).isEqualTo((size - 1) * (pair + 3));
    assertChain(hca2, pair * log);

    Cost hca3 = cost("HCA3:" + FIT_AND_OFFSET, size);
    assertThat(hca3.rounds()).isEqualTo(log);
    assertThat(hca3.messages()).isEqualTo((size - 1) * (pair + 2));
    assertChain(hca3, pair * log);

    Cost netgauge = cost("NETGAUGE:patience=" + PATIENCE, size);
    assertThat(netgauge.rounds()).isEqualTo(log);
    // A server that is late makes the first round trip longer, and another one the smallest.
    assertThat(netgauge.messages() / (size - 1))
        .isBetween(2L * (PATIENCE + 1) + 4, 2L * (PATIENCE + 2) + 4);
    assertChain(netgauge, 2L * (PATIENCE + 1) * log);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 7, 8, 16, 32})
  void hcaLearnsDriftsInATreeAndInterceptsOneAfterTheOther(int size) {
    Cost hca = cost("HCA:" + FIT_AND_OFFSET, size);
    assertThat(hca.rounds()).isEqualTo(log(size) + size - 1);
    assertThat(hca.messages())
        .isEqualTo((size - 1) * (2L * (FIT_EXCHANGES + OFFSET_EXCHANGES) + 3));
    assertChain(hca, 2L * FIT_EXCHANGES * log(size) + 2L * OFFSET_EXCHANGES * (size - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 32})
  void aBurstOfTheJointMethodTakesRoundsInProportionToTheLogarithm(int size) {
    Cost joint =
        cost(
            "JOINT:spread=1ms,burst-warmup=0,bursts="
                + BURSTS
                + ",burst-exchanges="
                + BURST_EXCHANGES,
            size);
    int perBurst = log(size) + 1;
    assertThat(joint.rounds()).isEqualTo((BURSTS + 2) * perBurst);
    long edges = size / 2L * perBurst;
    long barrier = (long) size * log(size);
    // Warming up is over after one message on each edge, the first exchange of a burst does not
    // count, and origin, turns, edges and knots are sent through trees.
    long exchanges = BURSTS * (BURST_EXCHANGES + 1L);
    assertThat(joint.messages()).isEqualTo(edges * (2 * exchanges + 1) + barrier + 4L * (size - 1));
    assertChain(joint, 2 * exchanges * perBurst);
  }

  @ParameterizedTest
  @CsvSource({"DISSEMINATION, 1", "TREE, 2"})
  void barriersTakeRoundsInProportionToTheLogarithm(String method, int perLevel) {
    int starts = 10;
    for (int size : new int[] {2, 4, 16}) {
      long[] messages = new long[size];
      int[] before = new int[size];
      int[] after = new int[size];
      Simulated.run(
          size,
          EXACT,
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
      long each = method.equals("TREE") ? 2L * (size - 1) : (long) size * log(size);
      assertThat(Arrays.stream(messages).sum()).isEqualTo(starts * each);
      assertThat(Arrays.stream(after).max().orElseThrow())
          .isEqualTo(Arrays.stream(before).max().orElseThrow() + starts * perLevel * log(size));
    }
  }

  /** Ranks begin at the same time, so that what a client asks first waits for nothing. */
  private static void assertChain(Cost cost, long expected) {
    assertThat((double) cost.chain()).isBetween(0.8 * expected, 1.1 * expected + 30);
  }

  private static int log(int size) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(size - 1);
  }

  private static Cost cost(String method, int size) {
    SyncConfiguration configuration = SyncConfiguration.of("BARRIER_" + method);
    ClockSyncConditions conditions = new ClockSyncConditions(configuration.parameters(), 1, 1);
    int[] rounds = new int[size];
    long[] messages = new long[size];
    long[] chains = new long[size];
    Simulated.run(
        size,
        EXACT,
        session -> {
          int rank = session.world().rank();
          LearnedClockSync learned =
              configuration
                  .clock()
                  .make(conditions)
                  .synchronize(session.world(), new VirtualClock(session), 0);
          rounds[rank] = learned.rounds();
          messages[rank] = session.messages();
          chains[rank] = session.longestChain();
        });
    assertThat(Arrays.stream(rounds).distinct().count()).isOne();
    return new Cost(
        rounds[0], Arrays.stream(messages).sum(), Arrays.stream(chains).max().orElseThrow());
  }
}
